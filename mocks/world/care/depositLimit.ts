import { countsOf } from '../bonus/tasksCounters'
import { periodEnd } from '../bonus/tasksPeriods'
import { DAY } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import type { World } from '../core/state'
import { openDeposits } from '../wallet/deposit/depositState'

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** In cents, null = no limit; `pending` is a higher limit waiting for its cooling-off. */
export interface DepositLimit {
  amount: number | null
  pending?: { amount: number | null; from: number }
}

declare module '../core/player' {
  interface PlayerState {
    depositLimits?: Partial<Record<LimitPeriod, DepositLimit>>
  }
}

/** Delay before a limit is raised or lifted, ms. */
export const COOLING_OFF = DAY

const limitAt = (player: Player, period: LimitPeriod, at: number): DepositLimit => {
  const stored = player.state.depositLimits?.[period]
  if (!stored) return { amount: null }
  return stored.pending && stored.pending.from <= at ? { amount: stored.pending.amount } : stored
}

/** The limits and how much of each is used: gross deposits of the present day, week and month. */
export const depositLimits = ({ now }: World, player: Player) =>
  LIMIT_PERIODS.map((period) => {
    const { deposit, late } = countsOf(player, period, now)
    return {
      period,
      used: deposit,
      ...(late > 0 && { late }),
      resetTime: periodEnd(period, now) ?? now,
      ...limitAt(player, period, now),
    }
  })

/** What a change does: it holds at once, waits for the cooling-off, or takes back one that waits. */
export type LimitChange = 'set' | 'asked' | 'canceled'

/** Lower limits hold at once; higher or none after the cooling-off. The present amount takes back what waits. */
export const setDepositLimit = (
  world: World,
  player: Player,
  period: LimitPeriod,
  amount: number | null,
): LimitChange => {
  const limits = ensurePlayerState(player, 'depositLimits', () => ({}))
  const { amount: present, pending } = limitAt(player, period, world.now)
  const higher = present !== null && (amount === null || amount > present)
  limits[period] = higher ? { amount: present, pending: { amount, from: world.now + COOLING_OFF } } : { amount }
  if (higher) return 'asked'
  return pending && amount === present ? 'canceled' : 'set'
}

/** Whether one more deposit would exceed a limit; open orders count as paid. */
export const passesLimit = (world: World, player: Player, price: number): boolean => {
  const { sum } = openDeposits(player)
  return depositLimits(world, player).some(({ amount, used }) => amount !== null && used + sum + price > amount)
}
