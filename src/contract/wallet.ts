import * as v from 'valibot'
import { awards } from './activity/rewards'
import { playerCall } from './core/call'
import { cents, count, id, instant, integer, pageOf, paging, text } from './core/fields'
import { bankCard } from './member'

/** Kinds by id: percent 1001-1099, fixed 1201-1299, give 1301-1399. */
export const coupon = v.object({
  id,
  propId: integer,
  /** Percent for percent coupons, cents otherwise. */
  value: count,
  minDeposit: cents,
  expireTime: instant,
  /** A `CLAIM` state: available, claimed (used) or expired. */
  state: integer,
})
export type Coupon = v.InferOutput<typeof coupon>

/** A deposit order with its status. */
export const depositOrder = v.object({
  orderId: id,
  channelId: id,
  price: cents,
  fee: cents,
  bonus: cents,
  bonusKind: v.optional(integer),
  /** Breakdown of `bonus` by recharge-bonus kind (our world's addition). */
  bonuses: v.optional(v.array(v.object({ kind: integer, amount: cents }))),
  couponId: v.optional(id),
  /** A `DEPOSIT_STATUS`. */
  status: integer,
  reference: text,
  payTo: text,
  createTime: instant,
  expireTime: instant,
  /** When the player reported the payment as sent; absent if not reported or not needed. */
  paidTime: v.optional(instant),
  doneTime: v.optional(instant),
  reason: v.optional(text),
})
export type DepositOrder = v.InferOutput<typeof depositOrder>

/** Opens a deposit order (assumed). `requestId` makes a repeat safe. */
export const depositCreate = playerCall('rechargeOrder', {
  effect: 'write',
  source: 'assumed',
  request: { channelId: id, itemId: id, couponId: v.optional(id), requestId: id },
  reply: { order: depositOrder },
})

/** Reads one deposit order (assumed). */
export const depositStatus = playerCall('rechargeOrderStatus', {
  effect: 'read',
  source: 'assumed',
  request: { orderId: id },
  reply: { order: depositOrder, coin: cents },
})

/** Reports the payment as sent (assumed). */
export const depositPaid = playerCall('rechargeOrderPaid', {
  effect: 'write',
  source: 'assumed',
  request: { orderId: id },
  reply: { order: depositOrder },
})

/** Cancels an open deposit order (assumed). */
export const depositCancel = playerCall('rechargeOrderCancel', {
  effect: 'write',
  source: 'assumed',
  request: { orderId: id },
  reply: { order: depositOrder },
})

/** The player's deposit orders, newest first (assumed). */
export const depositRecord = playerCall('rechargeRecord', {
  effect: 'read',
  source: 'assumed',
  request: { ...paging, status: v.optional(integer) },
  reply: pageOf(depositOrder).entries,
})

/** When a withdrawal reached a status. */
export const withdrawStep = v.object({ status: integer, time: instant })

/** A withdrawal with its timeline. */
export const withdrawal = v.object({
  orderId: id,
  method: id,
  bankId: id,
  accountMasked: text,
  amount: cents,
  fee: cents,
  /** A `WITHDRAW_STATUS`. */
  status: integer,
  createTime: instant,
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
    /** Turnover still required before a withdrawal. */
    turnoverLeft: cents,
    turnoverNeeded: cents,
    leftToday: cents,
    countLeftToday: count,
    methods: v.array(
      v.object({ key: id, name: text, minAmount: cents, maxAmount: cents, feePermille: count, etaMinutes: count }),
    ),
    needsSafeboxPassword: v.boolean(),
  },
})

/** Requests a withdrawal. `requestId` makes a repeat safe. */
export const exchange = playerCall('exchange', {
  effect: 'write',
  request: { method: id, bankId: id, amount: cents, safeboxPassword: v.optional(text), requestId: id },
  reply: { order: withdrawal, coin: cents },
})

/** The player's withdrawals, newest first (assumed). */
export const exchangeRecord = playerCall('exchangeRecord', {
  effect: 'read',
  source: 'assumed',
  request: { ...paging, status: v.optional(integer) },
  reply: pageOf(withdrawal).entries,
})

const bankInfo = {
  bankName: text,
  holder: text,
  accountNo: v.pipe(v.string(), v.maxLength(64)),
  isDefault: v.optional(v.boolean()),
}

/** Adds a bank card. */
export const addBankInfo = playerCall('addBankInfo', {
  effect: 'write',
  request: bankInfo,
  reply: { appUserBank: bankCard, appUserBankList: v.array(bankCard) },
})

/** Changes a bank card. */
export const modifyBankInfo = playerCall('modifyBankInfo', {
  effect: 'write',
  request: { bankId: id, ...bankInfo },
  reply: { appUserBank: bankCard, appUserBankList: v.array(bankCard) },
})

/** A ledger entry of coin, points or another asset. */
export const ledgerRow = v.object({
  id,
  asset: text,
  kind: text,
  amount: integer,
  balanceAfter: integer,
  createTime: instant,
  ref: text,
})
export type LedgerRow = v.InferOutput<typeof ledgerRow>

/** Ledger entries, newest first; of coin unless another asset is named. */
export const appUserCoinDetail = playerCall('appUserCoinDetail', {
  effect: 'read',
  request: { ...paging, asset: v.optional(text), kind: v.optional(text) },
  reply: pageOf(ledgerRow).entries,
})

/** The player's coupons (assumed). */
export const couponList = playerCall('couponList', {
  effect: 'read',
  source: 'assumed',
  reply: { list: v.array(coupon) },
})

/** Redeems a give coupon: its coin goes to the balance (assumed). */
export const couponUse = playerCall('couponUse', {
  effect: 'write',
  source: 'assumed',
  request: { couponId: id },
  reply: { ...awards, coin: cents },
})

/** Sets or changes the safe-box password, which also confirms withdrawals (assumed). */
export const safeboxPassword = playerCall('safeboxPassword', {
  effect: 'write',
  source: 'assumed',
  request: { password: text, oldPassword: v.optional(text) },
})

/** Moves coin into the safe-box (positive) or out of it (negative) (assumed). `requestId` makes a repeat safe. */
export const safeboxMove = playerCall('safeboxMove', {
  effect: 'write',
  source: 'assumed',
  request: { amount: integer, password: v.optional(text), requestId: id },
  reply: { coin: cents, safebox: cents },
})
