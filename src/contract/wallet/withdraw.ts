import * as v from 'valibot'
import { playerCall } from '../core/call'
import { cents, count, id, instant, integer, pageOf, paging, period, text, withdrawStatus } from '../core/fields'
import { orderTotal } from './orders'

/** When a withdrawal reached a status. */
export const withdrawStep = v.object({ status: withdrawStatus, time: instant })

/** A withdrawal with its timeline. */
export const withdrawal = v.object({
  orderId: id,
  method: id,
  methodName: text,
  bankId: id,
  /** Bank and account as they were when the withdrawal was requested. */
  bankName: text,
  accountMasked: text,
  amount: cents,
  fee: cents,
  /** A `WITHDRAW_STATUS`. */
  status: withdrawStatus,
  createTime: instant,
  /** When the money is expected to arrive. */
  expectTime: instant,
  timeline: v.array(withdrawStep),
  reason: v.optional(text),
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

/** The withdrawable amount and the available methods. */
export const getExchange = playerCall('getExchange', {
  effect: 'read',
  reply: {
    coin: cents,
    withdrawable: cents,
    /** Coin that open turnover holds, part of `coin`; absent = all of it while turnover is left (our world's addition). */
    held: v.optional(cents),
    /** Turnover still required before a withdrawal. */
    turnoverLeft: cents,
    turnoverNeeded: cents,
    leftToday: cents,
    countLeftToday: count,
    methods: v.array(
      v.object({ key: id, name: text, minAmount: cents, maxAmount: cents, feePermille: count, etaMinutes: count }),
    ),
    needsSafeboxPassword: v.boolean(),
    /** Withdrawals on their way, newest first (our world's addition). */
    open: v.optional(v.array(withdrawal)),
    /** Percent of a bet that counts toward the turnover, by game type (our world's addition). */
    contributions: v.optional(v.array(v.object({ gameType: integer, percent: count }))),
  },
})

/** Requests a withdrawal. `requestId` makes a repeat safe. */
export const exchange = playerCall('exchange', {
  effect: 'write',
  refusals: [
    'unknownChannel',
    'cardNeeded',
    'notFound',
    'belowMinimum',
    'aboveMaximum',
    'wrongSafeboxPassword',
    'safeboxLocked',
    'notEnoughCoin',
    'turnoverOpen',
    'dailyLimit',
  ],
  request: { method: id, bankId: id, amount: cents, safeboxPassword: v.optional(text), requestId: id },
  reply: { order: withdrawal, coin: cents },
})

/** Reads one withdrawal, by its id or by the request that may have created it; null = there is none (assumed). */
export const exchangeStatus = playerCall('exchangeStatus', {
  effect: 'read',
  source: 'assumed',
  request: { orderId: v.optional(id), requestId: v.optional(id) },
  reply: { order: v.nullable(withdrawal), coin: cents },
})

/** The player's withdrawals, newest first (assumed). */
export const exchangeRecord = playerCall('exchangeRecord', {
  effect: 'read',
  source: 'assumed',
  request: { ...paging, status: v.optional(withdrawStatus), ...period },
  reply: { ...pageOf(withdrawal).entries, total: v.optional(orderTotal) },
})
