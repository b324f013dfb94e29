import * as v from 'valibot'
import { award, awards } from './activity/rewards'
import { playerCall } from './core/call'
import { cents, count, id } from './core/fields'

/** What the player's points are exchanged for (assumed). */
export const pointsOffers = playerCall('pointsOffers', {
  effect: 'read',
  source: 'assumed',
  reply: {
    points: count,
    offers: v.array(v.object({ id, price: count, award })),
    /** The coin for so many points, which are also the fewest of a free amount (our world's addition). */
    rate: v.optional(v.object({ points: count, coin: cents })),
    /** Times that exchanged coin is to be wagered (our world's addition). */
    turnover: v.optional(count),
  },
})

/** Exchanges points for an offer, or a free amount of them for coin (assumed). `requestId` makes a repeat safe. */
export const pointsExchange = playerCall('pointsExchange', {
  effect: 'write',
  refusals: ['notFound', 'notEnoughPoints', 'belowMinimum', 'wageringExcluded'],
  source: 'assumed',
  request: { offerId: v.optional(id), points: v.optional(count), requestId: id },
  reply: { ...awards, points: count },
})

/** What an exchange gave, by its request; null when none was made (assumed). */
export const pointsStatus = playerCall('pointsStatus', {
  effect: 'read',
  source: 'assumed',
  request: { requestId: id },
  reply: { awards: v.nullable(v.array(award)) },
})
