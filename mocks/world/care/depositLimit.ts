import { countsOf } from '../bonus/tasksCounters'
import { DAY } from '../core/clock'
import { type Player, slice } from '../core/player'
import type { World } from '../core/state'
import { openDeposits } from '../wallet/deposit/depositState'

/** The spans for which a player may limit his deposits. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
/** A span for which a player may limit his deposits. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** A limit in cents, null = none, and the higher one that waits for its cooling-off. */
export interface DepositLimit {
  amount: number | null
  pending?: { amount: number | null; from: number }
}

declare module '../core/player' {
  interface Slices {
    depositLimits?: Partial<Record<LimitPeriod, DepositLimit>>
  }
}

/** A limit is raised or lifted only after this time, ms. */
export const COOLING_OFF = DAY

const limitAt = (player: Player, period: LimitPeriod, at: number): DepositLimit => {
  const kept = player.slices.depositLimits?.[period]
  if (!kept) return { amount: null }
  return kept.pending && kept.pending.from <= at ? { amount: kept.pending.amount } : kept
}

/** A player's limits with what is used of them: gross deposits in the present day, week and month. */
export const depositLimits = (world: World, player: Player): (DepositLimit & { period: LimitPeriod; used: number })[] =>
  LIMIT_PERIODS.map((period) => ({
    period,
    used: countsOf(player, period, world.now).deposit,
    ...limitAt(player, period, world.now),
  }))

/** Sets a limit: lower at once, higher or none after the cooling-off. */
export const setDepositLimit = (world: World, player: Player, period: LimitPeriod, amount: number | null): void => {
  const limits = slice(player, 'depositLimits', () => ({}))
  const { amount: present } = limitAt(player, period, world.now)
  const higher = present !== null && (amount === null || amount > present)
  limits[period] = higher ? { amount: present, pending: { amount, from: world.now + COOLING_OFF } } : { amount }
}

/** Whether one more deposit would pass a limit; orders that are still open count as if they were paid. */
export const passesLimit = (world: World, player: Player, price: number): boolean => {
  const { sum } = openDeposits(player)
  return depositLimits(world, player).some(({ amount, used }) => amount !== null && used + sum + price > amount)
}
