import type { Award } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { pointsExchange as exchangeCall, pointsOffers as offersCall } from '../../../src/contract/points'
import { coin, grantAll, prop } from '../bonus/rewards'
import { balanceOf, post } from '../core/ledger'
import { once } from '../core/once'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'

/** Offers by price in points: the larger, the better. */
export const offers: readonly { id: string; price: number; award: Award }[] = [
  { id: 'coin-1', price: 200, award: coin(100) },
  { id: 'coin-5', price: 900, award: coin(500) },
  { id: 'percent-5', price: 1_200, award: prop(1005) },
  { id: 'gift-8', price: 1_400, award: prop(1303) },
  { id: 'fixed-25', price: 3_000, award: prop(1204) },
  { id: 'coin-50', price: 8_000, award: coin(5_000) },
]

export const pointsOffers = (_world: World, player: Player): ReplyInput<typeof offersCall> => ({
  points: balanceOf(player, 'points'),
  offers: offers.map(({ id, price, award }) => ({ id, price, award: { ...award } })),
})

const exchange = (world: World, player: Player, offerId: string): ReplyInput<typeof exchangeCall> => {
  const offer = offers.find(({ id }) => id === offerId) ?? refuse('notFound')
  if (balanceOf(player, 'points') < offer.price) return refuse('notEnoughPoints')
  const ref = nextId(world, 'e')
  const { balanceAfter } = post(world, player, 'points', -offer.price, 'points.exchange', ref)
  return { ...grantAll(world, player, [offer.award], 'points.exchange', ref), points: balanceAfter }
}

/** Exchanges points for coin or a coupon. */
export const pointsExchange = (
  world: World,
  player: Player,
  { offerId, requestId }: { offerId: string; requestId: string },
): ReplyInput<typeof exchangeCall> => once(player, 'pointsExchange', requestId, () => exchange(world, player, offerId))
