import { PROP } from '../../../src/contract/activity/rewards'
import type { JackpotCell } from '../../../src/contract/config'
import { jackpotCells, tierOf } from './table'

/** The cell and, for a jackpot cell, the jackpot. */
export interface ForcedDraw {
  cell: JackpotCell
  jackpot: number
}

/** Parses `propId` or `propId~cell id` (older: `#`, which ends an address); null when no draw can give it. */
export const parseForcedDraw = (word: string): ForcedDraw | null => {
  const match = /^(\d{1,5})(?:[~#](\d{1,3}))?$/.exec(word.trim())
  if (!match) return null
  const propId = Number(match[1])
  const wanted = tierOf(propId) ? PROP.jackpot : propId
  const cell = jackpotCells.find(
    ({ id, propId }) => propId === wanted && (match[2] === undefined || id === Number(match[2])),
  )
  return cell ? { cell, jackpot: tierOf(propId) ? propId : PROP.mini } : null
}

/** Valid prop ids, for error messages. */
export const forcedDrawWords = (): string[] => [
  ...new Set(
    [
      PROP.mega,
      PROP.major,
      PROP.minor,
      PROP.mini,
      ...jackpotCells.filter(({ type }) => type === 1).map(({ propId }) => propId),
    ].map(String),
  ),
]
