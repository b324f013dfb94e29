import * as v from 'valibot'
import { id, integer } from '../core/fields'

/** Reward ids with a meaning of their own (spec §3). */
export const PROP = {
  coin: 2001,
  points: 2002,
  liveness: 4001,
  /** The generic mark of the jackpot cells; the reply's propId names the jackpot won. */
  jackpot: 50000,
  mega: 50001,
  major: 50002,
  minor: 50003,
  mini: 50004,
  otherJackpot: 50005,
} as const

/** Ranges of reward ids that share a kind (spec §3), both ends included. */
export const PROP_RANGE = {
  percentCoupon: [1001, 1099],
  fixedCoupon: [1201, 1299],
  giveCoupon: [1301, 1399],
  newYear: [40001, 40004],
  jackpot: [50000, 50005],
} as const

/** A reward: `count` is cents for coin (2001), units otherwise. */
export const award = v.object({ propId: integer, count: integer })
/** A reward as the wire carries it. */
export type Award = v.InferOutput<typeof award>

/** The reply of a claim: what was just paid. */
export const awards = { awards: v.array(award) }

/** A claim of one thing by its id. */
export const byId = { id }
