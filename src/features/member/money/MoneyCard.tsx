import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useStores } from '../../../stores/react/stores'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { IconButton } from '../../../ui/actions/IconButton'
import { eye, eyeSlash, refresh } from '../../../ui/art/icons/icons'
import { Money } from '../../../ui/money/Money'
import { HiddenAmount } from './HiddenAmount'
import { WithdrawLine } from './WithdrawLine'

/** The balance, how much of it can be withdrawn, and the ways to add to it and take from it. */
export const MoneyCard = observer(function MoneyCard({ info, onRefresh }: { info: UserInfo; onRefresh: () => void }) {
  const { prefs } = useStores()
  const { t, i18n } = useTranslation()
  const { amountsHidden } = prefs
  return (
    <Root>
      <Head>
        <h2>{t('member.balance')}</h2>
        <IconButton
          of={amountsHidden ? eyeSlash : eye}
          label={t(amountsHidden ? 'member.showAmounts' : 'member.hideAmounts')}
          onClick={() => prefs.hideAmounts(!amountsHidden)}
        />
        <IconButton of={refresh} label={t('member.refresh')} onClick={onRefresh} />
      </Head>
      <Coin>
        {amountsHidden ? (
          <HiddenAmount cents={info.coin} />
        ) : (
          <Money cents={info.coin} locale={i18n.language} size="jackpot" data-testid="balance" />
        )}
      </Coin>
      <Line>
        <WithdrawLine hidden={amountsHidden} />
      </Line>
      <dl>
        <div>
          <dt>{t('member.points')}</dt>
          <dd>{formatNumber(info.lottery, i18n.language)}</dd>
        </div>
        {info.safebox > 0 && (
          <div>
            <dt>{t('member.safebox')}</dt>
            <dd>
              {amountsHidden ? (
                <HiddenAmount cents={info.safebox} />
              ) : (
                <bdi>{formatCents(info.safebox, i18n.language)}</bdi>
              )}
            </dd>
          </div>
        )}
      </dl>
      <Ways>
        <ButtonLink to="/wallets?name=deposit">{t('nav.deposit')}</ButtonLink>
        <ButtonLink to="/wallets?name=withdraw" variant="secondary">
          {t('title.withdrawal')}
        </ButtonLink>
      </Ways>
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.section`
  ${surface};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[4]};
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[4]};
    margin: 0;
    ${type.labelSm};
    color: ${color.text.secondary};
  }
  dl > div {
    display: flex;
    gap: ${space[1]};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    color: ${color.text.primary};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  margin-block: -${space[2]} 0;
  margin-inline-end: -${space[2]};
  ${theme.media.largeText} {
    gap: ${space[2]};
    margin-inline-end: 0;
  }
  h2 {
    ${type.bodyMd};
    font-weight: 500;
    flex: 1;
    margin: 0;
    color: ${color.text.secondary};
  }
`

const Coin = styled.div`
  ${type.numJackpot};
`

/** As high before the figures are there. */
const Line = styled.p`
  ${type.labelSm};
  min-block-size: 1lh;
  margin-block: ${space[1]};
  color: ${color.text.secondary};
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`
