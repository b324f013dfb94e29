import { chanceFor } from '../core/chance'
import { DAY } from '../core/clock'
import type { World } from '../core/state'
import { jackpotCells, jackpotWeights, type Tier, tierRules, WEIGHT_TOTAL } from './table'

/** Draws of all invented players in a day. */
export const DRAWS_OF_OTHERS = 3_600
/** Their bets in a day, cents. */
const BETS_OF_OTHERS = 150_000_000
/** Share of a bet that flows into the jackpots, in basis points. */
export const CONTRIBUTION = 20

/** Contribution of invented players to a jackpot per day, cents. */
export const growthPerDay = (tier: Tier): number => (BETS_OF_OTHERS * CONTRIBUTION * tierRules[tier].split) / 1_000_000

/** The share of draws that win a jackpot, by the published weights. */
const jackpotShare = (tier: Tier): number => {
  const cells = jackpotCells.reduce((sum, { type, weight = 0 }) => sum + (type === 2 ? weight : 0), 0)
  return (cells / WEIGHT_TOTAL) * ((jackpotWeights[tierRules[tier].propId] ?? 0) / WEIGHT_TOTAL)
}

/** In each span of this length an invented player wins the jackpot once. */
const spanOf = (tier: Tier): number => DAY / (DRAWS_OF_OTHERS * jackpotShare(tier))

/** The instant of the invented players' win number `turn`, counted from the epoch. */
export const winInstant = (world: World, tier: Tier, turn: number): number =>
  Math.floor((turn + 0.6 * chanceFor(world.seed, 'jackpot.win', tier, turn).unit()) * spanOf(tier))

/** The number of the invented players' last win up to an instant. */
export const lastTurn = (world: World, tier: Tier, at: number): number => {
  const turn = Math.floor(at / spanOf(tier))
  return winInstant(world, tier, turn) <= at ? turn : turn - 1
}
