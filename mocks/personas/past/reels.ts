import type { Chance } from '../../world/core/chance'
import type { Volatility } from '../../world/game/rules/slot'

/** How often each symbol is on a reel of 50, and what three of them on a line pay of the line's share of the bet. */
const counts = [1, 3, 4, 5, 8, 12, 17] as const
const pays: Readonly<Record<Volatility, readonly number[]>> = {
  low: [250, 100, 75, 60, 40, 20, 10],
  medium: [1000, 200, 120, 75, 45, 20, 8],
  high: [3000, 300, 200, 120, 60, 15, 5],
}
const reel = counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol))

/** Cells of the five lines, of nine in three columns. */
const lines = [
  [1, 4, 7],
  [0, 3, 6],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** The win of a past round, cents; the record keeps nothing else of it. The bet must be divisible by five. */
export const pastWin = (chance: Chance, volatility: Volatility, bet: number): number => {
  const cells = Array.from({ length: 9 }, () => chance.pick(reel))
  return lines.reduce((sum, [first, second, third]) => {
    const symbol = cells[first] ?? 0
    const three = cells[second] === symbol && cells[third] === symbol
    return three ? sum + (bet / lines.length) * (pays[volatility][symbol] ?? 0) : sum
  }, 0)
}
