import { CLAIM } from '../../contract/core/enums'

/** The states of a coupon that a player tells apart, in the order of the filter. */
export const COUPON_STATES = ['ready', 'used', 'expired'] as const
export type CouponState = (typeof COUPON_STATES)[number]

const codes: Readonly<Record<CouponState, number>> = {
  ready: CLAIM.available,
  used: CLAIM.claimed,
  expired: CLAIM.expired,
}

export const couponIs = ({ state }: { state: number }, one: CouponState): boolean => state === codes[one]
