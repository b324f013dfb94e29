import type { Period } from '../../../../mocks/world/bonus/tasksPeriods'
import { TOP_LEVEL } from '../../../../mocks/world/config/vip'
import { TURNOVER } from '../../../../mocks/world/wallet/deposit/depositRule'
import type { Award } from '../../../../src/contract/activity/rewards'
import { costOfBet, costOfTurnover, worthOf } from './edge'

/** The worst case of an offer for the house; money in cents. */
export interface Offer {
  name: string
  /** `ever`: once in a player's life; `each`: as often as its stake is paid; else once in each run of the period. */
  repeats: Period | 'each'
  /** What the player must deposit or bet for it; 0 = a gift. */
  stake: number
  /** What it gives, at its worth to the player who makes the most of it. */
  gives: number
  /** What the house is left with at least: what the stake and the turnover cost the player, less what the offer gives. */
  house: number
}

/** Instants of every kind of day: an ordinary one, a weekend, a festival, and both. */
export const DATES = ['2026-01-15', '2026-01-17', '2026-01-02', '2026-01-03'].map((day) =>
  Date.parse(`${day}T12:00:00Z`),
)

/** What a deposit with a bonus leaves to the house, cents. */
export const houseOf = (level: number, deposit: number, bonus: number): number =>
  (deposit * TURNOVER.deposit + bonus * TURNOVER.bonus) * costOfTurnover(level) - bonus

/** The one that leaves the house least, as a share of its stake. */
export const worst = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => a.house / Math.max(1, a.stake) - b.house / Math.max(1, b.stake)).slice(0, 1)

/** A reward for a stake, or a gift. */
export const reward = (name: string, repeats: Offer['repeats'], stake: number, awards: readonly Award[]): Offer => {
  const gives = worthOf(awards)
  return { name, repeats, stake, gives, house: stake * costOfBet(TOP_LEVEL) - gives }
}

/** The smallest deposit after the first (spec §9), cents. */
const DEPOSIT = 10_000
/** What one of a counter stakes, cents. Rounds and wins can be had for next to nothing: what they earn is a gift. */
export const STAKES = { bet: 1, deposit: 1, deposits: DEPOSIT } as const
export const counters = Object.keys(STAKES) as (keyof typeof STAKES)[]
