import { totalsBetween } from '../core/runningTotals'
import type { Round } from './playRounds'

const NONE = { bet: 0, win: 0 }

/** Bets, wins and number of the rounds from one place of a list until before another. */
export const totalOf = (
  list: readonly unknown[],
  rowAt: (place: number) => Round | undefined,
  first: number,
  end: number,
): { bet: number; win: number; rounds: number } => ({
  ...totalsBetween(list, [first, end], ['bet', 'win'], (place) => rowAt(place) ?? NONE),
  rounds: Math.max(0, end - first),
})
