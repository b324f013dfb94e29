import { totalsBetween } from '../core/runningTotals'
import type { Round } from './playRounds'

const NONE = { bet: 0, win: 0 }

/** Bets, wins and number of the rounds from one index of a list until before another. */
export const totalOf = (
  list: readonly unknown[],
  rowAt: (index: number) => Round | undefined,
  first: number,
  end: number,
): { bet: number; win: number; rounds: number } => ({
  ...totalsBetween(list, [first, end], ['bet', 'win'], (index) => rowAt(index) ?? NONE),
  rounds: Math.max(0, end - first),
})
