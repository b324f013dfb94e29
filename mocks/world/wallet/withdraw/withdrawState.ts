import { WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import type { Withdrawal } from '../../../../src/contract/wallet/withdraw'
import { cents } from '../../../../src/domain/money'
import { vipAt, vipLevelOf } from '../../config/vip'
import { dayOf } from '../../core/clock'
import { ensurePlayerState, type Player } from '../../core/player'
import type { World } from '../../core/state'
import type { Text, Translate } from '../../core/texts'
import { noOrders, type Orders, ordersIn } from '../walletOrders'
import { methodOf, withdrawalsADay } from './withdrawTable'

export interface WithdrawRow {
  id: string
  status: number
  method: string
  bankId: string
  bankName: string
  accountMasked: string
  amount: number
  fee: number
  at: number
  timeline: { status: number; time: number }[]
  /** Why it failed. */
  reason?: Text | undefined
  /** The balance after the request, for repeated requests. */
  coinAfter: number
}

/** Withdrawals, and the requests of one day. */
export interface WithdrawState extends Orders<WithdrawRow> {
  day: { key: string; count: number; amount: number }
}

declare module '../../core/player' {
  interface PlayerState {
    withdrawals?: WithdrawState
  }
}

const { requested, reviewing, approved } = WITHDRAW_STATUS

/** Not yet paid or returned, newest first. */
export const openWithdrawals = (player: Player): WithdrawRow[] =>
  [requested, reviewing, approved]
    .flatMap((status) => ordersIn(player.state.withdrawals, status))
    .toReversed()
    .toSorted((a, b) => b.at - a.at)

const NO_DAY = { key: '', count: 0, amount: 0 }

/** Creates the state if needed. */
export const ensureWithdrawals = (player: Player): WithdrawState =>
  ensurePlayerState(player, 'withdrawals', () => ({ ...noOrders<WithdrawRow>(), day: { ...NO_DAY } }))

/** What is left of the day's limits of the VIP level: cents and count. */
export const leftToday = (world: World, player: Player): { amount: number; count: number } => {
  const day = player.state.withdrawals?.day ?? NO_DAY
  const { amount, count } = day.key === dayOf(world.now) ? day : NO_DAY
  const level = vipLevelOf(player.vipExp)
  return {
    amount: Math.max(0, (vipAt(level).withdrawPerDay ?? 0) - amount),
    count: Math.max(0, withdrawalsADay(level) - count),
  }
}

/** Counts a request on the day of an instant; sign -1 takes back one that failed. */
export const countRequest = (player: Player, amount: number, at: number, sign: 1 | -1 = 1): void => {
  const withdrawals = ensureWithdrawals(player)
  const key = dayOf(at)
  if (withdrawals.day.key !== key) {
    if (sign < 0) return
    withdrawals.day = { ...NO_DAY, key }
  }
  withdrawals.day.amount += sign * amount
  withdrawals.day.count += sign
}

/** The withdrawal as sent to the app. */
export const withdrawView = (row: WithdrawRow, t: Translate): Withdrawal => ({
  orderId: row.id,
  method: row.method,
  methodName: t(methodOf(row.method).name),
  bankId: row.bankId,
  bankName: row.bankName,
  accountMasked: row.accountMasked,
  amount: cents(row.amount),
  fee: cents(row.fee),
  status: row.status,
  createTime: row.at,
  expectTime: row.at + methodOf(row.method).takes,
  timeline: row.timeline.map(({ status, time }) => ({ status, time })),
  ...(row.reason && { reason: t(row.reason) }),
})

/** The withdrawal as in its first reply, for repeated requests. */
export const asRequested = (row: WithdrawRow): WithdrawRow => ({
  ...row,
  status: WITHDRAW_STATUS.requested,
  timeline: row.timeline.slice(0, 1),
  reason: undefined,
})
