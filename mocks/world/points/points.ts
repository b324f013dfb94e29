import { type Award, PROP } from '../../../src/contract/activity/rewards'
import type { ReplyInput, RequestOf } from '../../../src/contract/core/call'
import type {
  pointsExchange as exchangeCall,
  pointsOffers as offersCall,
  pointsStatus as statusCall,
} from '../../../src/contract/points'
import { cents } from '../../../src/domain/money'
import { coin, grantAll, prop } from '../bonus/rewards'
import { balanceOf, post } from '../core/ledger'
import { once, replyTo } from '../core/once'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'
import { TURNOVER } from '../wallet/deposit/depositRule'
import { addWagering } from '../wallet/walletWagering'

/** Offers by price in points: the larger, the better. */
export const offers: readonly { id: string; price: number; award: Award }[] = [
  { id: 'coin-1', price: 200, award: coin(100) },
  { id: 'coin-5', price: 900, award: coin(500) },
  { id: 'percent-5', price: 1_200, award: prop(1005) },
  { id: 'gift-8', price: 1_400, award: prop(1303) },
  { id: 'fixed-25', price: 3_000, award: prop(1204) },
  { id: 'coin-50', price: 8_000, award: coin(5_000) },
]

/** A free amount: 200 points for 1.00, as the smallest offer. */
const RATE = { points: 200, coin: 100 } as const

export const pointsOffers = (_world: World, player: Player): ReplyInput<typeof offersCall> => ({
  points: balanceOf(player, 'points'),
  offers: offers.map(({ id, price, award }) => ({ id, price, award: { ...award } })),
  rate: { points: RATE.points, coin: cents(RATE.coin) },
  turnover: TURNOVER.bonus,
})

type Request = RequestOf<typeof exchangeCall>

/** What an exchange costs and gives. */
const dealOf = ({ offerId, points }: Request): { price: number; award: Award } => {
  if (offerId !== undefined) return offers.find(({ id }) => id === offerId) ?? refuse('notFound')
  if (points === undefined) return refuse('badRequest', 'offerId or points')
  if (points < RATE.points) return refuse('belowMinimum')
  return { price: points, award: coin(Math.floor((points * RATE.coin) / RATE.points)) }
}

const exchange = (world: World, player: Player, request: Request): ReplyInput<typeof exchangeCall> => {
  const { price, award } = dealOf(request)
  if (balanceOf(player, 'points') < price) return refuse('notEnoughPoints')
  const ref = nextId(world, 'e')
  if (award.propId === PROP.coin) addWagering(world, player, { bonus: award.count })
  const { balanceAfter } = post(world, player, 'points', -price, 'points.exchange', ref)
  return { ...grantAll(world, player, [award], 'points.exchange', ref), points: balanceAfter }
}

/** Exchanges points for coin, which has to be wagered like any bonus, or for a coupon. */
export const pointsExchange = (world: World, player: Player, request: Request): ReplyInput<typeof exchangeCall> =>
  once(player, 'pointsExchange', request.requestId, () => exchange(world, player, request))

/** What an exchange gave; null when none was made. */
export const pointsStatus = (
  _world: World,
  player: Player,
  { requestId }: { requestId: string },
): ReplyInput<typeof statusCall> => ({
  awards: replyTo<ReplyInput<typeof exchangeCall>>(player, 'pointsExchange', requestId)?.awards ?? null,
})
