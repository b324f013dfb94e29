import * as v from 'valibot'
import { id, integer, propId } from '../core/fields'

/** Reward ids with a fixed meaning (spec §3). */
export const PROP = {
  coin: 2001,
  points: 2002,
  liveness: 4001,
  /** Generic id of the jackpot cells; the reply's propId names the jackpot won. */
  jackpot: 50000,
  mega: 50001,
  major: 50002,
  minor: 50003,
  mini: 50004,
  otherJackpot: 50005,
} as const

/** Reward id ranges by kind, both ends inclusive (spec §3). */
export const PROP_RANGE = {
  percentCoupon: [1001, 1099],
  fixedCoupon: [1201, 1299],
  giveCoupon: [1301, 1399],
  newYear: [40001, 40004],
  jackpot: [50000, 50005],
} as const

/** `count` is in cents for coin (2001), in units otherwise. */
export const award = v.object({ propId, count: integer })
export type Award = v.InferOutput<typeof award>

/** Reply of a claim: what was paid. */
export const awards = { awards: v.array(award) }

/** Request of a claim by id. */
export const byId = { id }
