import type { RankRow } from '../../contract/jackpot'
import { formatCents } from '../money'
import { parseSection } from './jackpotNumbers'
import { type Jackpot, jackpotOf } from './wheel'

/** A row of the leaderboard as it is shown. */
export interface RankEntry {
  id: string
  /** Undefined where the backend does not say it. */
  rank: number | undefined
  nickname: string
  avatar: string
  amount: string
  /** The jackpot won; null where the backend does not say which. */
  jackpot: Jackpot | null
  /** ms since the epoch. */
  createTime: number
}

/** A range `"min-max"` in cents as money, or one amount when both ends are equal; empty when malformed. */
export const formatSection = (section: string, locale: string): string => {
  const found = parseSection(section)
  if (!found) return ''
  const [min, max] = [formatCents(found.min, locale), formatCents(found.max, locale)]
  return found.min === found.max ? max : `${min} – ${max}`
}

export const rankEntry = (row: RankRow, rank: number | undefined, locale: string): RankEntry => {
  const { id, nickname, avatar, amountSection, createTime, propId } = row
  const jackpot = propId === undefined ? null : jackpotOf(propId)
  return { id, rank, nickname, avatar, amount: formatSection(amountSection, locale), jackpot, createTime }
}

/** Where the backend does not number its rows, their order is the rank. */
export const rankEntries = (rows: readonly RankRow[], locale: string): RankEntry[] =>
  rows.map((row, index) => rankEntry(row, row.rank ?? index + 1, locale))
