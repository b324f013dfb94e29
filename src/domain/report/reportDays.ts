import type { ReplyOf } from '../../contract/core/call'
import type { betRecordReport } from '../../contract/game/game'
import { type Cents, cents } from '../money'

const DAY = 86_400_000

/** Days of a report, both included, as the backend keeps them: in UTC, counted from 1970. */
export interface ReportDays {
  readonly first: number
  readonly last: number
}

/** A report covers no more days. */
const MOST = 366
/** Days before an open beginning. */
const USUAL = 30

const dayAt = (at: number): number => Math.floor(at / DAY)

/** A day as the backend names it: `2026-01-31`. */
const nameOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** So many days that end today. */
export const lastDays = (now: number, count: number): ReportDays => ({
  first: dayAt(now) - count + 1,
  last: dayAt(now),
})

/** Days by their names, of which an empty one is open; as many as a report covers. */
export const daysBetween = (first: string, last: string, now: number): ReportDays => {
  const end = last ? dayAt(Date.parse(last)) : dayAt(now)
  const start = first ? dayAt(Date.parse(first)) : end - USUAL + 1
  return { first: Math.max(start, end - MOST + 1), last: end }
}

export const countOf = ({ first, last }: ReportDays): number => Math.max(last - first + 1, 0)

/** From an instant (epoch ms) until before another. */
export const boundsOf = ({ first, last }: ReportDays): { from: number; to: number } => ({
  from: first * DAY,
  to: (last + 1) * DAY,
})

/** What a chart has a pair of bars for, by the number of days. */
export const stepOf = (count: number): 'day' | 'week' | 'month' => {
  if (count <= 31) return 'day'
  return count <= 120 ? 'week' : 'month'
}

/** Sums of a day, of seven days or of a month. */
export interface Bucket {
  /** The name of its first day. */
  day: string
  bet: Cents
  win: Cents
}

/** The sums of days in steps, oldest first; days without a bet are there, too. */
export const bucketsOf = (days: ReportDays, sums: ReplyOf<typeof betRecordReport>['days']): readonly Bucket[] => {
  const step = stepOf(countOf(days))
  const byDay = new Map(sums.map((sum) => [sum.day, sum]))
  const buckets = new Map<string, { bet: number; win: number }>()
  for (let day = days.first; day <= days.last; day++) {
    const name = nameOf(day)
    const week = nameOf(day - ((day - days.first) % 7))
    const id = { day: name, week, month: `${name.slice(0, 7)}-01` }[step]
    const { bet, win } = buckets.get(id) ?? { bet: 0, win: 0 }
    const sum = byDay.get(name)
    buckets.set(id, { bet: bet + (sum?.bet ?? 0), win: win + (sum?.win ?? 0) })
  }
  return [...buckets].map(([day, { bet, win }]) => ({ day, bet: cents(bet), win: cents(win) }))
}

/** The top of a scale that holds a value: 1, 2, 2.5 or 5 and zeros; at least 1.00, in cents. Its half is whole. */
export const topOf = (most: number): number => {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 100)))
  return [1, 2, ...(size < 10_000 ? [] : [2.5]), 5, 10].map((step) => step * size).find((top) => top >= most) ?? most
}
