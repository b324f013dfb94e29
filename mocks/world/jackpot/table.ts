import { PROP } from '../../../src/contract/activity/rewards'
import type { JackpotCell } from '../../../src/contract/config'

/** Largest first. */
export const TIERS = ['mega', 'major', 'minor', 'mini'] as const
export type Tier = (typeof TIERS)[number]

/** A jackpot's id, seed (cents) and share of the contributions (percent). */
export interface TierRule {
  propId: number
  seed: number
  split: number
}

/** The splits add up to 100. */
export const tierRules: Readonly<Record<Tier, TierRule>> = {
  mega: { propId: PROP.mega, seed: 5_000_000, split: 40 },
  major: { propId: PROP.major, seed: 500_000, split: 25 },
  minor: { propId: PROP.minor, seed: 50_000, split: 20 },
  mini: { propId: PROP.mini, seed: 5_000, split: 15 },
}

/** Largest pool, in multiples of the seed. */
export const CEILING = 4
/** Sum of all weights of a list. */
export const WEIGHT_TOTAL = 1_000_000

/** The percent coupon of the draw. */
const COUPON = 1005

const ordinary = (id: number, propId: number, count: number, weight: number): JackpotCell => ({
  id,
  propId,
  type: 1,
  count,
  showNum: 1,
  weight,
})
const jackpot = (id: number, weight: number): JackpotCell => ({
  id,
  propId: PROP.jackpot,
  type: 2,
  count: 0,
  showNum: 0,
  weight,
})

/** The ten prize cells in grid order; weights are shares of a million draws. */
export const jackpotCells: readonly JackpotCell[] = [
  ordinary(1, PROP.coin, 100, 250_000),
  ordinary(2, COUPON, 1, 100_000),
  ordinary(3, PROP.coin, 500, 30_000),
  jackpot(4, 2_500),
  ordinary(5, PROP.points, 200, 150_000),
  ordinary(6, PROP.coin, 8_800, 500),
  jackpot(7, 2_500),
  ordinary(8, PROP.coin, 50, 400_000),
  ordinary(9, PROP.liveness, 20, 60_000),
  ordinary(10, PROP.coin, 1_800, 4_500),
]

/** Which jackpot a jackpot cell gives: shares of a million jackpots by propId. */
export const jackpotWeights: Readonly<Record<string, number>> = {
  [PROP.mega]: 1_000,
  [PROP.major]: 9_000,
  [PROP.minor]: 90_000,
  [PROP.mini]: 900_000,
}

/** Deposits of a day that earn a draw chance, cents. */
export const DEPOSIT_GOAL = 10_000
/** Draws per player and day, however many chances are left. */
export const DRAWS_A_DAY = 3

export const tierOf = (propId: number): Tier | null => TIERS.find((tier) => tierRules[tier].propId === propId) ?? null
