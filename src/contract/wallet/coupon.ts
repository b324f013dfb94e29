import * as v from 'valibot'
import { awards } from '../activity/rewards'
import { playerCall } from '../core/call'
import { cents, claimState, count, id, instant, propId } from '../core/fields'

/** Kinds by id: percent 1001-1099, fixed 1201-1299, give 1301-1399. */
export const coupon = v.object({
  id,
  propId,
  /** Percent for percent coupons, cents otherwise. */
  value: count,
  minDeposit: cents,
  expireTime: instant,
  /** A `CLAIM` state: available, claimed (used) or expired. */
  state: claimState,
  /** The open deposit order that will use it; it comes back if the order closes unpaid (our world's addition). */
  heldBy: v.optional(id),
  /** To be wagered before the coin of a give coupon can be withdrawn (our world's addition). */
  turnover: v.optional(cents),
})
export type Coupon = v.InferOutput<typeof coupon>

/** The player's coupons (assumed). */
export const couponList = playerCall('couponList', {
  effect: 'read',
  source: 'assumed',
  reply: { list: v.array(coupon) },
})

/** Redeems a give coupon: its coin goes to the balance (assumed). */
export const couponUse = playerCall('couponUse', {
  effect: 'write',
  refusals: ['couponUnusable', 'alreadyClaimed', 'claimExpired', 'wageringExcluded'],
  source: 'assumed',
  request: { couponId: id },
  reply: { ...awards, coin: cents },
})
