import * as v from 'valibot'
import { award, awards } from './activity/rewards'
import { playerCall } from './core/call'
import { count, id } from './core/fields'

/** What the player's points are exchanged for (assumed). */
export const pointsOffers = playerCall('pointsOffers', {
  effect: 'read',
  source: 'assumed',
  reply: { points: count, offers: v.array(v.object({ id, price: count, award })) },
})

/** Exchanges points for an offer (assumed). `requestId` makes a repeat safe. */
export const pointsExchange = playerCall('pointsExchange', {
  effect: 'write',
  source: 'assumed',
  request: { offerId: id, requestId: id },
  reply: { ...awards, points: count },
})
