import type { Coupon } from '../../../contract/wallet/coupon'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatDay } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'

/** What a coupon is called, and for what it is; for observers. */
export function useCouponText() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const look = useAwardLook(useStores().config.awardNames)
  return {
    name: ({ propId }: Coupon): string => look({ propId, count: 1 }).name,
    terms: ({ minDeposit, expireTime }: Coupon): string =>
      t('deposit.coupon.terms', { amount: formatCents(minDeposit, language), date: formatDay(expireTime, language) }),
  }
}
