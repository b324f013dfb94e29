import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { Withdrawal } from '../../../contract/wallet/withdraw'
import { type Cents, cents, formatCents } from '../../../domain/money'
import { isOpen, isReturned, stageName } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Badge } from '../../../ui/data/Badge'
import { BigAmount } from '../../../ui/money/BigAmount'
import { HeroCard } from '../../../ui/money/HeroCard'

/** What arrives and by when; after a rejection, what came back and why. */
export const OrderHero = observer(function OrderHero({ order, coin }: { order: Withdrawal; coin: Cents }) {
  const { platform, showType } = useStores()
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const { amount, bankName: bank, expectTime, fee, reason, status } = order
  const back = isReturned(order)
  const isPaid = stageName(status) === 'paid'
  const text = formatCents(amount, locale)
  const late = platform.clock.now() > expectTime
  const label = back ? t('withdraw.back') : isPaid ? t('withdraw.isAt', { bank }) : t('withdraw.onItsWay', { bank })
  return (
    <HeroCard
      vip={showType}
      label={label}
      aside={
        <Badge tone={back ? 'danger' : isPaid ? 'success' : 'info'}>{t(`withdraw.stage.${stageName(status)}`)}</Badge>
      }
    >
      <BigAmount cents={back ? amount : cents(amount - fee)} locale={locale} plain={back} coin />
      <Lines aria-live="polite">
        {back && reason && <p>{reason}</p>}
        {isOpen(order) && (
          <>
            <p>{late ? t('withdraw.late') : t('withdraw.expectedBy', { when: formatWhen(expectTime, locale) })}</p>
            <small>{t('withdraw.aside', { amount: text, coin: formatCents(coin, locale) })}</small>
          </>
        )}
      </Lines>
    </HeroCard>
  )
})

const { color, space, type } = theme

const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
  ${type.bodyMd};
  color: ${color.text.secondary};
  p {
    margin: 0;
  }
  small {
    ${type.bodySm};
  }
`
