import type { AppVip } from '../../../src/contract/config'
import { asCents } from '../../../src/contract/core/fields'

/** A level of the VIP ladder; money in coins (100 cents). */
interface Step {
  tier: string
  showType: 1 | 2 | 3 | 4 | 5 | 6
  /** Valid bets needed. */
  exp: number
  levelUp: number
  daily: number
  weekly: number
  monthly: number
  /** Hundredths of a percent of slot bets. */
  rebate: number
  withdrawPerDay: number
}

const step = (
  tier: string,
  showType: Step['showType'],
  exp: number,
  levelUp: number,
  [daily, weekly, monthly]: readonly [number, number, number],
  rebate: number,
  withdrawPerDay: number,
): Step => ({ tier, showType, exp, levelUp, daily, weekly, monthly, rebate, withdrawPerDay })

const steps: readonly Step[] = [
  step('Ember', 1, 0, 0, [0, 0, 0], 30, 1_000),
  step('Ember', 1, 1_000, 2, [0.1, 0, 0], 30, 2_000),
  step('Ember', 1, 5_000, 8, [0.2, 1, 3], 30, 3_000),
  step('Ember', 1, 15_000, 18, [0.5, 3, 8], 30, 5_000),
  step('Tide', 2, 40_000, 38, [1, 5, 18], 40, 8_000),
  step('Tide', 2, 100_000, 78, [2, 10, 38], 40, 10_000),
  step('Tide', 2, 200_000, 108, [3, 18, 68], 40, 15_000),
  step('Solstice', 3, 400_000, 188, [5, 38, 108], 50, 20_000),
  step('Solstice', 3, 800_000, 368, [8, 68, 188], 50, 30_000),
  step('Solstice', 3, 1_500_000, 588, [12, 108, 288], 50, 50_000),
  step('Jade', 4, 3_000_000, 1_088, [18, 188, 488], 60, 80_000),
  step('Jade', 4, 5_000_000, 1_588, [28, 288, 788], 60, 100_000),
  step('Nova', 5, 8_000_000, 2_888, [48, 488, 1_288], 70, 200_000),
  step('Nova', 5, 12_000_000, 4_888, [68, 688, 1_888], 70, 300_000),
  step('Opal', 6, 20_000_000, 8_888, [108, 1_088, 2_888], 80, 500_000),
  step('Opal', 6, 50_000_000, 28_888, [188, 1_888, 5_888], 80, 1_000_000),
]

const coins = (amount: number) => asCents(Math.round(amount * 100))

/** Levels 0 to 15, with six themes. */
export const vipLadder: readonly AppVip[] = steps.map((step, level) => ({
  level,
  experience: coins(step.exp),
  // Monthly bets that keep the level: a twentieth of what reached it.
  betLimit: coins(step.exp / 20),
  showType: step.showType,
  tier: step.tier,
  levelUpBonus: coins(step.levelUp),
  dailyBonus: coins(step.daily),
  weeklyBonus: coins(step.weekly),
  monthlyBonus: coins(step.monthly),
  rebate: step.rebate,
  withdrawPerDay: coins(step.withdrawPerDay),
}))

/** There is no level above it. */
export const TOP_LEVEL = vipLadder.length - 1

/** By total bets, cents. */
export const userLevels = [0, 100, 500, 2_000, 10_000, 50_000, 250_000, 1_000_000, 5_000_000, 25_000_000].map(
  (bet, level) => ({ level, betAmount: coins(bet) }),
)

/** Valid bets in cents. */
export const vipLevelOf = (exp: number): number => vipLadder.findLastIndex(({ experience }) => exp >= experience)

/** Total bets in cents. */
export const userLevelOf = (bet: number): number => userLevels.findLastIndex(({ betAmount }) => bet >= betAmount)

/** Clamped to the ladder. */
export const vipAt = (level: number): AppVip => {
  const vip = vipLadder[Math.min(Math.max(level, 0), TOP_LEVEL)]
  if (!vip) throw new Error('the ladder is empty')
  return vip
}
