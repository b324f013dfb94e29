import { PROP } from '../../contract/activity/rewards'
import type { JackpotCell } from '../../contract/config'
import { JACKPOTS, type Jackpot, jackpotOf } from './wheel'

/** The chance of one cell: once in so many draws. */
export interface CellOdds {
  index: number
  cell: JackpotCell
  oneIn: number
}

/** The chances of the draw: one line a cell and one a jackpot. */
export interface Odds {
  cells: readonly CellOdds[]
  jackpots: readonly { jackpot: Jackpot; propId: number; oneIn: number }[]
}

const propIds = { mega: PROP.mega, major: PROP.major, minor: PROP.minor, mini: PROP.mini } as const

/** The odds that a configuration stands for; null when it does not say them (then none may be shown). */
export const oddsOf = (
  cells: readonly JackpotCell[],
  jackpotWeights: Readonly<Record<string, number>> | undefined,
): Odds | null => {
  const total = cells.reduce((sum, { weight = 0 }) => sum + weight, 0)
  const allJackpots = Object.values(jackpotWeights ?? {}).reduce((sum, weight) => sum + weight, 0)
  if (cells.some(({ weight }) => weight === undefined) || total === 0 || allJackpots === 0) return null
  if (Object.keys(jackpotWeights ?? {}).some((propId) => jackpotOf(Number(propId)) === null)) return null
  const someJackpot = cells.reduce((sum, { type, weight = 0 }) => sum + (type === 2 ? weight : 0), 0) / total
  return {
    cells: cells.map((cell, index) => ({ index, cell, oneIn: total / (cell.weight ?? 0) })),
    jackpots: JACKPOTS.map((jackpot) => {
      const propId = propIds[jackpot]
      const share = (jackpotWeights?.[String(propId)] ?? 0) / allJackpots
      return { jackpot, propId, oneIn: 1 / (share * someJackpot) }
    }),
  }
}

/** The N of "1 in N" as it is shown: one decimal below ten, whole above, never `Infinity`. */
export const shownOneIn = (oneIn: number): number | null => {
  if (!Number.isFinite(oneIn)) return null
  return oneIn < 10 ? Math.round(oneIn * 10) / 10 : Math.round(oneIn)
}
