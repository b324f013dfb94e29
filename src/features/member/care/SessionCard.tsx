import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { hoursAndMinutes } from '../../../domain/care/breaks'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useNow } from '../../../stores/core/useNow'
import type { Care } from '../../../stores/member/CareStore'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { Card } from '../../../ui/data/Card'
import { Money } from '../../../ui/money/Money'

/** What was won and lost since the login, and for how long. */
export const SessionCard = observer(function SessionCard({ care }: { care: Care }) {
  const { t, i18n } = useTranslation()
  const now = useNow()
  const amount = (value: number) => formatCents(cents(value), i18n.language)
  return (
    <Card framed>
      <Root>
        <dl>
          <dt>{t('care.session')}</dt>
          <dd>
            <Money cents={cents(care.sessionWin - care.sessionBet)} locale={i18n.language} signed />
          </dd>
        </dl>
        <dl>
          <dt>{t('care.time')}</dt>
          <dd>
            <bdi>{hoursAndMinutes(now - care.sessionStart)}</bdi>
          </dd>
        </dl>
        <p>{t('care.sums', { won: amount(care.sessionWin), bet: amount(care.sessionBet) })}</p>
        <TextLink to="/member/report">{t('care.report')}</TextLink>
        <p>{t('care.net', { amount: amount(care.netDeposits) })}</p>
      </Root>
    </Card>
  )
})

const { color, type } = theme

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${theme.space[3]};
  align-items: center;
  dl,
  dd,
  p {
    margin: 0;
  }
  dt,
  p {
    ${type.labelSm};
    color: ${color.text.secondary};
  }
  dd {
    ${type.numLg};
    font-size: 1.375rem;
  }
  dl + dl {
    text-align: end;
  }
  a {
    justify-self: end;
    display: inline-flex;
    align-items: center;
    min-block-size: ${theme.size.touch};
    margin-block: -${theme.space[3]};
  }
`
