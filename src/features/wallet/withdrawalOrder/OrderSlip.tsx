import { observer } from 'mobx-react-lite'
import type { Withdrawal } from '../../../contract/wallet/withdraw'
import { cents } from '../../../domain/money'
import { cardName } from '../../../domain/wallet/cardName'
import { orderNumber } from '../../../domain/wallet/orderNumber'
import { isReturned } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { CopyLine } from '../../../ui/money/CopyLine'
import { Money } from '../../../ui/money/Money'
import { Slip } from '../../../ui/money/Slip'
import { SlipLine } from '../../../ui/money/SlipLine'

/** The facts of a withdrawal, and its number. */
export const OrderSlip = observer(function OrderSlip({ order }: { order: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const { amount, fee, methodName, orderId } = order
  const locale = i18n.language
  return (
    <Slip result={<CopyLine label={t('withdraw.orderNumber')} value={orderNumber(orderId)} />}>
      <SlipLine label={t('withdraw.withdrew')}>
        <Money cents={amount} locale={locale} />
      </SlipLine>
      {!isReturned(order) && (
        <SlipLine label={t('withdraw.feeOf', { method: methodName })}>
          <Money cents={cents(fee === 0 ? 0 : -fee)} locale={locale} />
        </SlipLine>
      )}
      <SlipLine label={t('withdraw.cardLabel')}>
        <bdi>{cardName(order)}</bdi>
      </SlipLine>
    </Slip>
  )
})
