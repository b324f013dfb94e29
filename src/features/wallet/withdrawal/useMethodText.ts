import type { WithdrawMethod } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'

const HOUR = 60

/** How long a method takes and what it costs: `About 10 minutes · fee 1%`. */
export function useMethodText() {
  const { t, i18n } = useTranslation()
  return ({ etaMinutes, feePermille }: WithdrawMethod): string => {
    const time =
      etaMinutes < 2 * HOUR
        ? t('withdraw.minutes', { count: etaMinutes })
        : t('withdraw.hours', { count: Math.ceil(etaMinutes / HOUR) })
    if (feePermille === 0) return t('withdraw.noFee', { time })
    return t('withdraw.method', { time, percent: formatNumber(feePermille / 10, i18n.language) })
  }
}
