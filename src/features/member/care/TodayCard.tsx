import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { hoursAndMinutes } from '../../../domain/care/reality'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import type { Care } from '../../../stores/member/CareStore'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { Card } from '../../../ui/data/Card'
import { Money } from '../../../ui/money/Money'

/** This day's figures; those of the session where the backend does not count days. */
const figuresOf = ({ today, sessionBet, sessionWin, sessionSeconds }: Care) =>
  today
    ? ({ title: 'care.today', ...today } as const)
    : ({ title: 'care.session', bet: sessionBet, win: sessionWin, seconds: sessionSeconds } as const)

/** What was won and lost today, and for how long. */
export const TodayCard = observer(function TodayCard({ care }: { care: Care }) {
  const { t, i18n } = useTranslation()
  const { title, bet, win, seconds } = figuresOf(care)
  const amount = (value: number) => formatCents(cents(value), i18n.language)
  return (
    <Card framed>
      <Root>
        <dl>
          <dt>{t(title)}</dt>
          <dd>
            <Money cents={cents(win - bet)} locale={i18n.language} signed />
          </dd>
        </dl>
        {seconds !== undefined && (
          <dl>
            <dt>{t('care.played')}</dt>
            <dd>
              <bdi>{hoursAndMinutes(seconds)}</bdi>
            </dd>
          </dl>
        )}
        <p>{t('care.sums', { won: amount(win), bet: amount(bet) })}</p>
        <TextLink to="/member/report?days=today">{t('care.report')}</TextLink>
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
    ${type.numXl};
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
  > :last-child {
    grid-column: 1 / -1;
  }
  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    dl + dl {
      text-align: start;
    }
    a {
      justify-self: start;
      margin-block: 0;
    }
  }
`
