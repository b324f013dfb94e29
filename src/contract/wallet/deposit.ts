import * as v from 'valibot'
import { playerCall } from '../core/call'
import {
  cents,
  count,
  depositOrderStatus,
  id,
  instant,
  integer,
  pageOf,
  paging,
  period,
  rechargeBonus,
  text,
} from '../core/fields'
import { orderTotal } from './orders'

/** A deposit order with its status. */
export const depositOrder = v.object({
  orderId: id,
  /** Of the request that made it; absent in histories. */
  requestId: v.optional(id),
  channelId: id,
  price: cents,
  fee: cents,
  bonus: cents,
  bonusKind: v.optional(rechargeBonus),
  /** Breakdown of `bonus` by recharge-bonus kind (our world's addition). */
  bonuses: v.optional(v.array(v.object({ kind: integer, amount: cents }))),
  couponId: v.optional(id),
  /** A `DEPOSIT_STATUS`. */
  status: depositOrderStatus,
  reference: text,
  payTo: text,
  /** The payment page of the channel's provider, while the order waits for it. */
  payUrl: v.optional(text),
  /** To be wagered for this deposit before a withdrawal. */
  turnover: v.optional(cents),
  /** What the paid deposit granted besides money: spins of the jackpot, and tasks that it finished (our world's addition). */
  granted: v.optional(v.object({ spins: count, tasks: v.array(v.object({ id, title: text })) })),
  createTime: instant,
  expireTime: instant,
  /** When the player reported the payment as sent; absent if not reported or not needed. */
  paidTime: v.optional(instant),
  doneTime: v.optional(instant),
  reason: v.optional(text),
})
export type DepositOrder = v.InferOutput<typeof depositOrder>

/** What deposits of these amounts would give now: each bonus kind by itself, with the coupon as kind 13 (assumed). */
export const depositQuote = playerCall('rechargeQuote', {
  effect: 'read',
  source: 'assumed',
  request: { channelId: id, prices: v.pipe(v.array(cents), v.maxLength(20)), couponId: v.optional(id) },
  reply: {
    list: v.array(v.object({ price: cents, fee: cents, bonuses: v.array(v.object({ kind: integer, amount: cents })) })),
    /** Times a deposit and times a bonus are to be wagered. */
    turnover: v.object({ deposit: count, bonus: count }),
  },
})

/**
 * Opens a deposit order (assumed): of a preset amount, or a free one where the channel allows it. `requestId` makes a
 * repeat safe; `returnTo` is where the provider's page leads back.
 */
export const depositCreate = playerCall('rechargeOrder', {
  effect: 'write',
  refusals: [
    'playPaused',
    'selfExcluded',
    'mobileNeeded',
    'cardNeeded',
    'unknownChannel',
    'unknownItem',
    'belowMinimum',
    'aboveMaximum',
    'tooManyOpenOrders',
    'depositLimit',
    'couponUnusable',
  ],
  source: 'assumed',
  request: {
    channelId: id,
    itemId: v.optional(id),
    amount: v.optional(cents),
    couponId: v.optional(id),
    returnTo: v.optional(text),
    requestId: id,
  },
  reply: { order: depositOrder },
})

/** One deposit order, or null when the request created none (assumed). */
export const depositStatus = playerCall('rechargeOrderStatus', {
  effect: 'read',
  refusals: ['notFound'],
  source: 'assumed',
  request: { orderId: v.optional(id), requestId: v.optional(id) },
  reply: { order: v.nullable(depositOrder), coin: cents },
})

/** Reports the payment as sent (assumed). */
export const depositPaid = playerCall('rechargeOrderPaid', {
  effect: 'write',
  refusals: ['notFound', 'orderClosed'],
  source: 'assumed',
  request: { orderId: id },
  reply: { order: depositOrder },
})

/** Cancels an open deposit order (assumed). */
export const depositCancel = playerCall('rechargeOrderCancel', {
  effect: 'write',
  refusals: ['notFound', 'orderClosed'],
  source: 'assumed',
  request: { orderId: id },
  reply: { order: depositOrder },
})

/** The player's deposit orders, newest first (assumed). */
export const depositRecord = playerCall('rechargeRecord', {
  effect: 'read',
  source: 'assumed',
  request: { ...paging, status: v.optional(depositOrderStatus), ...period },
  reply: { ...pageOf(depositOrder).entries, total: v.optional(orderTotal) },
})
