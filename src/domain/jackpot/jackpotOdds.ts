import { PROP } from '../../contract/activity/rewards'
import type { JackpotCell } from '../../contract/config'
import { JACKPOTS, type Jackpot, jackpotOf } from './wheel'

/** Odds of a cell, as one in N draws. */
export interface CellOdds {
  index: number
  cell: JackpotCell
  oneIn: number
}

/** Odds of every cell and every jackpot. */
export interface Odds {
  cells: readonly CellOdds[]
  /** Of the cells that open the wheel, together. */
  anyJackpot: number
  jackpots: readonly { jackpot: Jackpot; propId: number; oneIn: number }[]
}

const propIds = { mega: PROP.mega, major: PROP.major, minor: PROP.minor, mini: PROP.mini } as const

/** Odds of a configuration; null when it has no weights, in which case none may be shown. */
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
    anyJackpot: 1 / someJackpot,
    jackpots: JACKPOTS.map((jackpot) => {
      const propId = propIds[jackpot]
      const share = (jackpotWeights?.[String(propId)] ?? 0) / allJackpots
      return { jackpot, propId, oneIn: 1 / (share * someJackpot) }
    }),
  }
}

/** The displayed N of "1 in N": one decimal below ten, whole above; null for infinite. */
export const shownOneIn = (oneIn: number): number | null => {
  if (!Number.isFinite(oneIn)) return null
  return oneIn < 10 ? Math.round(oneIn * 10) / 10 : Math.round(oneIn)
}
