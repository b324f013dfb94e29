import type { ReplyInput } from '../../../../src/contract/core/call'
import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import type {
  depositCreate as createCall,
  depositRecord as recordCall,
  depositStatus as statusCall,
} from '../../../../src/contract/wallet'
import { onBreak } from '../../care/care'
import { passesLimit } from '../../care/depositLimit'
import { switches } from '../../config/switches'
import { schedule } from '../../core/agenda'
import { balanceOf } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import { nextId, type World } from '../../core/state'
import type { Translate } from '../../core/texts'
import { bestBonus, bonusCase, couponBonus } from '../coupon/bonusKinds'
import { type CouponRecord, couponKind, couponMinimum } from '../coupon/coupons'
import { addOrder, countIn, orderById, orderByRequest, orderPage, type RecordRequest } from '../walletOrders'
import { channelById, minimumOf, OPEN_ORDERS, ORDER_LIFE } from './depositRule'
import { type DepositRow, depositView, ensureDeposits, openDeposits } from './depositState'
import { type DepositChannel, depositMagic, itemIdOf } from './depositTable'

interface OrderRequest {
  channelId: string
  itemId: string
  couponId?: string | undefined
  requestId: string
}

const couponFor = (player: Player, id: string, price: number): CouponRecord => {
  const coupon = player.state.coupons?.open.find((open) => open.id === id)
  const fits = coupon && coupon.heldBy === undefined && couponKind(coupon.propId) !== 'give'
  return fits && price >= couponMinimum(coupon.propId) ? coupon : refuse('couponUnusable')
}

/** Resolves a request, or refuses it for the first reason that applies. */
const checked = (world: World, player: Player, { channelId, itemId, couponId }: OrderRequest) => {
  const { isDepositBank, isDepositBindMobile, minRechargeStatus } = switches(world)
  if (onBreak(world, player)) return refuse('playPaused')
  if (isDepositBindMobile === 1 && player.mobile === '') return refuse('mobileNeeded')
  if (isDepositBank === 1 && !player.state.cards?.length) return refuse('cardNeeded')
  const channel = channelById(channelId) ?? refuse('unknownChannel')
  const price = channel.prices.find((one) => itemIdOf(one) === itemId) ?? refuse('unknownItem')
  if (price < minimumOf(channel, player.totalRecharge, minRechargeStatus)) return refuse('belowMinimum')
  if (price > (channel.type.maxAmount ?? price)) return refuse('aboveMaximum')
  if (countIn(player.state.deposits, DEPOSIT_STATUS.pending) >= OPEN_ORDERS) return refuse('tooManyOpenOrders')
  if (passesLimit(world, player, price)) return refuse('depositLimit')
  return { channel, price, coupon: couponId === undefined ? null : couponFor(player, couponId, price) }
}

/** The scheduled outcome of an order; none where the player must first report the payment. */
const comes = ({ payTo, delay }: DepositChannel, price: number): { what: string; after: number } | null => {
  const magic = depositMagic[price]
  if (magic === 'expired') return null
  if (magic === 'rejected') return { what: 'deposit.rejected', after: delay }
  return payTo === '' ? { what: 'deposit.paid', after: delay } : null
}

/** The order as in its first reply, for repeated requests. */
const asOpened = (row: DepositRow): DepositRow => ({
  ...row,
  status: DEPOSIT_STATUS.pending,
  bonuses: row.quoted ?? row.bonuses,
  sentAt: 0,
  doneAt: 0,
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
  }
  if (coupon) coupon.heldBy = row.id
  addOrder(ensureDeposits(player), row, request.requestId)
  const ref = `${player.id}/${row.id}`
  const next = comes(channel, price)
  if (next) schedule(world, { at: world.now + next.after, what: next.what, ref })
  schedule(world, { at: row.until, what: 'deposit.expired', ref })
  return { order: depositView(row, t) }
}

/** A deposit order and the player's coin. */
export const rechargeOrderStatus = (
  _world: World,
  player: Player,
  { orderId }: { orderId: string },
  { t }: { t: Translate },
): ReplyInput<typeof statusCall> => ({
  order: depositView(orderById(player.state.deposits, orderId) ?? refuse('notFound'), t),
  coin: balanceOf(player, 'coin'),
})

export const rechargeRecord = (
  _world: World,
  player: Player,
  request: RecordRequest,
  { t }: { t: Translate },
): ReplyInput<typeof recordCall> => orderPage(player.state.deposits, request, (row) => depositView(row, t))
