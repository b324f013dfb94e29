import { chanceFor } from '../core/chance'
import { DAY } from '../core/clock'
import type { World } from '../core/state'
import { type Tier, tierRules } from './table'

/** Bets of all invented players in a day, cents. */
const BETS_A_DAY = 46_875_000
/** Share of a bet that flows into the jackpots, in basis points. */
export const CONTRIBUTION = 20

/** Contribution of invented players to a jackpot per day, cents. */
export const growthADay = (tier: Tier): number => (BETS_A_DAY * CONTRIBUTION * tierRules[tier].split) / 1_000_000

/**
 * In each span of this length an invented player wins the jackpot once: by then the pool has grown by about 1.2 seeds.
 */
const spanOf = (tier: Tier): number => ((1.2 * tierRules[tier].seed) / growthADay(tier)) * DAY

/** The instant of the invented players' win number `turn`, counted from the epoch. */
export const winInstant = (world: World, tier: Tier, turn: number): number =>
  Math.floor((turn + 0.6 * chanceFor(world.seed, 'jackpot.win', tier, turn).unit()) * spanOf(tier))

/** The number of the invented players' last win up to an instant. */
export const lastTurn = (world: World, tier: Tier, at: number): number => {
  const turn = Math.floor(at / spanOf(tier))
  return winInstant(world, tier, turn) <= at ? turn : turn - 1
}
