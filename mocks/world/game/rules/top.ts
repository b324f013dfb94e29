import type { GameKind } from '../playCalls'
import { CRASH_RTP, MOST_MULTIPLIER } from './crash'
import { minesBoards, minesLadder, safeChance } from './mines'
import { NUMBERS, returns } from './roulette'
import { fullLines, type Volatility } from './slot'

/** A prize in multiples of the bet, and the probability that a round pays it. */
interface Prize {
  times: number
  chance: number
}

/** The prizes of each kind; a flight and a board as the player who aims at them would play. */
const prizesOf: Readonly<Record<GameKind, (volatility: Volatility) => Prize[]>> = {
  slot: fullLines,
  crash: () => [{ times: MOST_MULTIPLIER / 100, chance: CRASH_RTP / 100 / MOST_MULTIPLIER }],
  mines: () =>
    minesBoards.flatMap((mines) =>
      minesLadder(mines).map((multiplier, index) => ({
        times: Math.floor(multiplier / 100),
        chance: safeChance(mines, index + 1),
      })),
    ),
  roulette: () => [{ times: returns('0', 0), chance: 1 / NUMBERS }],
}

/** Rounds in which a prize must be expected at least once to be called the highest. */
const ROUNDS = 100_000_000

/**
 * The highest prize that can be expected once in a hundred million rounds: multiples of the bet, and in how many rounds
 * it comes once on average.
 */
export const topPrizeOf = (kind: GameKind, volatility: Volatility): { times: number; rounds: number } => {
  const prizes = prizesOf[kind](volatility).toSorted((a, b) => b.times - a.times)
  // The reels pay several prizes by chance; of a board the player chooses one.
  const chanceOf = (index: number) =>
    kind === 'slot'
      ? prizes.slice(0, index + 1).reduce((sum, { chance }) => sum + chance, 0)
      : Math.max(...prizes.filter(({ times }) => times === prizes[index]?.times).map(({ chance }) => chance))
  const index = prizes.findIndex((_, place) => chanceOf(place) >= 1 / ROUNDS)
  return { times: prizes[index]?.times ?? 0, rounds: Math.round(1 / chanceOf(index)) }
}
