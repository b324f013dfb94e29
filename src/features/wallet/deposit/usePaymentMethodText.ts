import type { AppRechargeType } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { formatPermille } from '../../../i18n/numbers'

/** How long a way takes and what it costs. */
export function usePaymentMethodText(): (channel: AppRechargeType) => string {
  const { t, i18n } = useTranslation()
  return ({ etaMinutes = 0, feePermille = 0 }) =>
    feePermille === 0
      ? t('deposit.way', { minutes: etaMinutes })
      : t('deposit.wayFee', { minutes: etaMinutes, percent: formatPermille(feePermille, i18n.language) })
}
