import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore, MAX_OPEN_ORDERS } from '../../../stores/wallet/DepositStore'

/** Why there can be no order now, whatever the amount; use in observers. */
export function useBlocked(): string | undefined {
  const { asksFirst, openOrders } = useFeature(DepositStore)
  const { t } = useTranslation()
  if (asksFirst) return t(`deposit.first.${asksFirst}`)
  return openOrders.length >= MAX_OPEN_ORDERS ? t('deposit.open.most') : undefined
}
