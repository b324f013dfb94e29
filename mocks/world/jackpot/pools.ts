import { DAY, MINUTE } from '../core/clock'
import type { World } from '../core/state'
import { ensureJackpot, jackpotState } from './state'
import { CEILING, TIERS, type Tier, tierRules } from './table'
import { CONTRIBUTION, growthPerDay, lastTurn, winInstant } from './timeline'

/** Units per cent of a pool: a bet's share is often less than one cent. */
const POOL_UNIT = 1_000_000 / CONTRIBUTION

/** The last win of a jackpot by anybody, up to an instant. */
const startOf = (world: World, tier: Tier, at: number): number => {
  let start = winInstant(world, tier, lastTurn(world, tier, at))
  for (const win of jackpotState(world).wins) {
    if (win.tier === tier && win.at <= at && win.at > start) start = win.at
  }
  return start
}

const grownTo = (world: World, tier: Tier, start: number, at: number): number => {
  const { seed } = tierRules[tier]
  const bets = jackpotState(world).bets[tier]
  const own = bets && bets.at >= start && bets.at <= at ? bets.units / POOL_UNIT : 0
  return Math.min(CEILING * seed, Math.floor(seed + ((at - start) / DAY) * growthPerDay(tier) + own))
}

/** A pool at an instant, cents: its seed, the contributions of invented players and those of this world's players. */
export const poolAt = (world: World, tier: Tier, at: number): number =>
  grownTo(world, tier, startOf(world, tier, at), at)

/** Amount of the invented players' win number `turn`: the pool just before it. */
export const wonByOthers = (world: World, tier: Tier, turn: number): number => {
  const at = winInstant(world, tier, turn)
  return grownTo(world, tier, startOf(world, tier, at - 1), at)
}

/** Adds a player's bet to the four pools; the player's own money is not affected. */
export const growPools = (world: World, bet: number): void => {
  const { bets } = ensureJackpot(world)
  for (const tier of TIERS) {
    const before = bets[tier]
    const kept = before && before.at >= startOf(world, tier, world.now) ? before.units : 0
    bets[tier] = { units: kept + bet * tierRules[tier].split, at: world.now }
  }
}

/**
 * The range in which a screen moves a jackpot, cents: what the pool grew by in the last minute. A screen that reads it
 * again each minute shows a figure that only rises, and never more than can be won.
 */
export const sectionOf = (world: World, tier: Tier, at: number): [number, number] => {
  const start = startOf(world, tier, at)
  return [grownTo(world, tier, start, Math.max(start, at - MINUTE)), grownTo(world, tier, start, at)]
}
