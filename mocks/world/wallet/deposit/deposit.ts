import type { ReplyInput, RequestOf } from '../../../../src/contract/core/call'
import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import type {
  depositCreate as createCall,
  depositRecord as recordCall,
  depositStatus as statusCall,
} from '../../../../src/contract/wallet/deposit'
import { passesLimit } from '../../care/depositLimit'
import { careRefusal } from '../../care/playerState'
import { switches } from '../../config/switches'
import { schedule } from '../../core/agenda'
import { balanceOf } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import { nextId, type World } from '../../core/state'
import type { Translate } from '../../core/texts'
import { bestBonus, bonusCase, couponBonus } from '../coupon/bonusKinds'
import { type CouponRecord, couponKind, couponMinimum } from '../coupon/coupons'
import { orderTotals } from '../orderTotals'
import { addOrder, countIn, noOrders, orderById, orderByRequest, orderPage, type RecordRequest } from '../walletOrders'
import { channelById, minimumOf, OPEN_ORDERS, ORDER_LIFE } from './depositRule'
import { type DepositRow, depositView, ensureDeposits, openDeposits } from './depositState'
import { type DepositChannel, itemIdOf, magicOf } from './depositTable'

interface OrderRequest {
  channelId: string
  itemId?: string | undefined
  amount?: number | undefined
  couponId?: string | undefined
  returnTo?: string | undefined
  requestId: string
}

const couponFor = (player: Player, id: string, price: number): CouponRecord => {
  const coupon = player.state.coupons?.open.find((open) => open.id === id)
  const fits = coupon && coupon.heldBy === undefined && couponKind(coupon.propId) !== 'give'
  return fits && price >= couponMinimum(coupon.propId) ? coupon : refuse('couponUnusable')
}

/** Of the preset amount, else the free one. */
const priceOf = ({ prices, type }: DepositChannel, { itemId, amount = 0 }: OrderRequest): number => {
  if (itemId !== undefined) return prices.find((one) => itemIdOf(one) === itemId) ?? refuse('unknownItem')
  return type.allowFree === 1 || prices.includes(amount) ? amount : refuse('unknownItem')
}

/** Resolves a request, or refuses it for the first reason that applies. */
const checked = (world: World, player: Player, request: OrderRequest) => {
  const { channelId, couponId } = request
  const { isDepositBank, isDepositBindMobile, minRechargeStatus } = switches(world)
  const paused = careRefusal(world, player)
  if (paused) return refuse(paused)
  if (isDepositBindMobile === 1 && player.mobile === '') return refuse('mobileNeeded')
  if (isDepositBank === 1 && !player.state.cards?.length) return refuse('cardNeeded')
  const channel = channelById(channelId) ?? refuse('unknownChannel')
  const price = priceOf(channel, request)
  if (price < minimumOf(channel, player.totalRecharge, minRechargeStatus)) return refuse('belowMinimum')
  if (price > (channel.type.maxAmount ?? price)) return refuse('aboveMaximum')
  if (countIn(player.state.deposits, DEPOSIT_STATUS.pending) >= OPEN_ORDERS) return refuse('tooManyOpenOrders')
  if (passesLimit(world, player, price)) return refuse('depositLimit')
  return { channel, price, coupon: couponId === undefined ? null : couponFor(player, couponId, price) }
}

/** The scheduled outcome of an order; none where it is the player's or the provider's turn. */
const comes = ({ delay }: DepositChannel, row: DepositRow): { what: string; after: number } | null => {
  const magic = magicOf(row)
  if (magic === 'expired') return null
  if (magic === 'rejected') return { what: 'deposit.rejected', after: delay }
  return row.payTo === '' && row.returnTo === undefined ? { what: 'deposit.paid', after: delay } : null
}

/** The order as in its first reply, for repeated requests. */
const asOpened = (row: DepositRow): DepositRow => ({
  ...row,
  status: DEPOSIT_STATUS.pending,
  ...row.quoted,
  sentAt: 0,
  doneAt: 0,
  granted: undefined,
  free: undefined,
  reason: undefined,
})

/** Opens a pending deposit order with its expected bonuses; a repeated request gets its first reply. */
export const rechargeOrder = (
  world: World,
  player: Player,
  request: OrderRequest,
  { t }: { t: Translate },
): ReplyInput<typeof createCall> => {
  const before = orderByRequest(player.state.deposits, request.requestId)
  if (before) return { order: depositView(asOpened(before), t) }
  const { channel, price, coupon } = checked(world, player, request)
  const { id: channelId, feePermille = 0 } = channel.type
  const best = bestBonus(bonusCase(player, { channelId, price, at: world.now }, openDeposits(player)))
  const row: DepositRow = {
    id: nextId(world, 'o'),
    requestId: request.requestId,
    status: DEPOSIT_STATUS.pending,
    channelId,
    price,
    fee: Math.floor((price * feePermille) / 1000),
    bonuses: [...(best ? [best] : []), ...(coupon ? [couponBonus(coupon.propId, price)] : [])],
    couponId: coupon?.id ?? '',
    payTo: channel.payTo,
    at: world.now,
    until: world.now + ORDER_LIFE,
    sentAt: 0,
    doneAt: 0,
    ...(channel.hasPage && request.returnTo !== undefined && { returnTo: request.returnTo }),
  }
  if (coupon) coupon.heldBy = row.id
  addOrder(ensureDeposits(player), row, request.requestId)
  const ref = `${player.id}/${row.id}`
  const next = comes(channel, row)
  if (next) schedule(world, { at: world.now + next.after, what: next.what, ref })
  schedule(world, { at: row.until, what: 'deposit.expired', ref })
  return { order: depositView(row, t) }
}

/** One deposit order, by its id or by the request that may have created it, and the player's coin. */
export const rechargeOrderStatus = (
  _world: World,
  player: Player,
  { orderId, requestId = '' }: RequestOf<typeof statusCall>,
  { t }: { t: Translate },
): ReplyInput<typeof statusCall> => {
  const { deposits } = player.state
  const row =
    orderId === undefined ? orderByRequest(deposits, requestId) : (orderById(deposits, orderId) ?? refuse('notFound'))
  return { order: row ? depositView(row, t) : null, coin: balanceOf(player, 'coin') }
}

export const rechargeRecord = (
  _world: World,
  player: Player,
  request: RecordRequest,
  { t }: { t: Translate },
): ReplyInput<typeof recordCall> => ({
  ...orderPage(player.state.deposits, request, (row) => depositView(row, t)),
  total: orderTotals(
    player.state.deposits ?? noOrders<DepositRow>(),
    request,
    DEPOSIT_STATUS.paid,
    ({ price, fee }) => ({
      amount: price,
      fee,
    }),
  ),
})
