import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { PROP } from '../../contract/activity/rewards'
import { type Cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { CoinFlight } from '../../ui/money/CoinFlight'
import { RollingDigits } from '../../ui/money/RollingDigits'

interface ReceivedBalanceProps {
  coin: Cents
  /** Where the coins land. */
  to: RefObject<HTMLElement | null>
}

/** The amount of the balance: with a message about received coin its digits roll, and coins fly to it. */
export const ReceivedBalance = observer(function ReceivedBalance({ coin, to }: ReceivedBalanceProps) {
  const { toasts } = useStores()
  const { language } = useTranslation().i18n
  const newest = toasts.list.findLast(({ message: { awards } }) => awards?.some(({ propId }) => propId === PROP.coin))
  const text = formatCents(coin, language)
  return (
    <>
      <CoinFlight payment={newest?.id} to={to} />
      {newest ? (
        <>
          <RollingDigits cents={coin} locale={language} />
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </>
  )
})
