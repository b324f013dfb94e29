import type { Coupon } from '../../../contract/wallet/coupon'
import { cents, formatCents } from '../../../domain/money'
import { isPercent } from '../../../domain/wallet/couponOffers'
import { useTranslation } from '../../../i18n'
import { formatDay } from '../../../i18n/dates'
import { formatPermille } from '../../../i18n/numbers'

/** What a coupon gives, and for what. */
export function useCouponText() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return {
    value: (coupon: Coupon): string =>
      isPercent(coupon)
        ? t('deposit.coupon.percent', { percent: formatPermille(coupon.value * 10, language) })
        : t('deposit.coupon.fixed', { amount: formatCents(cents(coupon.value), language) }),
    terms: ({ minDeposit, expireTime }: Coupon): string =>
      t('deposit.coupon.terms', { amount: formatCents(minDeposit, language), date: formatDay(expireTime, language) }),
  }
}
