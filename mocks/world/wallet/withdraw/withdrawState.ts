import { WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import type { Withdrawal } from '../../../../src/contract/wallet'
import { cents } from '../../../../src/domain/money'
import { vipAt, vipLevelOf } from '../../config/vip'
import { dayOf } from '../../core/clock'
import { type Player, slice } from '../../core/player'
import type { World } from '../../core/state'
import type { Text, Translate } from '../../core/texts'
import { noOrders, type Orders } from '../walletOrders'
import { withdrawalsADay } from './withdrawTable'

/** A withdrawal as it is kept. */
export interface WithdrawRow {
  id: string
  status: number
  method: string
  bankId: string
  accountMasked: string
  amount: number
  fee: number
  at: number
  timeline: { status: number; time: number }[]
  /** Why it came to nothing; absent while it did not. */
  reason?: Text | undefined
  /** The coin that was left after the request. */
  coinAfter: number
}

/** A player's withdrawals and what he has asked for in one day. */
export interface WithdrawSlice extends Orders<WithdrawRow> {
  day: { key: string; count: number; amount: number }
}

declare module '../../core/player' {
  interface Slices {
    withdrawals?: WithdrawSlice
  }
}

const NO_DAY = { key: '', count: 0, amount: 0 }

/** The withdrawals of a player, for those who write in them. */
export const withdrawSlice = (player: Player): WithdrawSlice =>
  slice(player, 'withdrawals', () => ({ ...noOrders<WithdrawRow>(), day: { ...NO_DAY } }))

/** What the player may still ask for on the world's day: cents and times, by his VIP level. */
export const leftToday = (world: World, player: Player): { amount: number; count: number } => {
  const day = player.slices.withdrawals?.day ?? NO_DAY
  const { amount, count } = day.key === dayOf(world.now) ? day : NO_DAY
  const level = vipLevelOf(player.vipExp)
  return {
    amount: Math.max(0, (vipAt(level).withdrawPerDay ?? 0) - amount),
    count: Math.max(0, withdrawalsADay(level) - count),
  }
}

/** Counts a request of an instant's day, or takes one back that came to nothing (a sign of -1). */
export const countRequest = (player: Player, amount: number, at: number, sign: 1 | -1 = 1): void => {
  const withdrawals = withdrawSlice(player)
  const key = dayOf(at)
  if (withdrawals.day.key !== key) {
    if (sign < 0) return
    withdrawals.day = { ...NO_DAY, key }
  }
  withdrawals.day.amount += sign * amount
  withdrawals.day.count += sign
}

/** A withdrawal as the app knows it. */
export const withdrawView = (row: WithdrawRow, t: Translate): Withdrawal => ({
  orderId: row.id,
  method: row.method,
  bankId: row.bankId,
  accountMasked: row.accountMasked,
  amount: cents(row.amount),
  fee: cents(row.fee),
  status: row.status,
  createTime: row.at,
  timeline: row.timeline.map(({ status, time }) => ({ status, time })),
  ...(row.reason && { reason: t(row.reason) }),
})

/** The withdrawal as its first reply showed it: what a repeated request gets. */
export const asRequested = (row: WithdrawRow): WithdrawRow => ({
  ...row,
  status: WITHDRAW_STATUS.requested,
  timeline: row.timeline.slice(0, 1),
  reason: undefined,
})
