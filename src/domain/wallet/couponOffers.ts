import { PROP_RANGE } from '../../contract/activity/rewards'
import { CLAIM } from '../../contract/core/enums'
import type { Coupon } from '../../contract/wallet/coupon'

/** Gift coupons are redeemed by themselves, never with a deposit. */
const isGift = ({ propId }: Coupon): boolean => propId >= PROP_RANGE.giveCoupon[0] && propId <= PROP_RANGE.giveCoupon[1]

/** Whether a deposit of an amount, cents, is enough for a coupon. */
export const couponFits = ({ minDeposit }: Pick<Coupon, 'minDeposit'>, price: number): boolean => price >= minDeposit

/** The coupons that a deposit may use: no other order holds them. */
export const couponOffers = (coupons: readonly Coupon[]): readonly Coupon[] =>
  coupons.filter((coupon) => coupon.state === CLAIM.available && coupon.heldBy === undefined && !isGift(coupon))
