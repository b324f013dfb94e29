/** The days that a list may be narrowed to by one tap; the usual one first. */
export const RANGES = ['all', 'today', 'week', 'month'] as const

/** A part of time: from an instant until before another, ms; no bound where there is none. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

/** Two days, both of them meant, as `2026-11-02`; an empty one is no bound. */
export interface Days {
  readonly first: string
  readonly last: string
}

/** What a player has chosen: some of the latest days, or days of their own. */
export type DateRange = (typeof RANGES)[number] | Days

const BACK = { today: 0, week: 6, month: 29 } as const

/** Reads what stands in an address; anything that says nothing is `all`. */
export const parseRange = (written: string | null): DateRange => {
  const [first, last, ...more] = (written ?? '').split('..')
  if (last !== undefined && more.length === 0)
    return { first: isDay(first) ? first : '', last: isDay(last) ? last : '' }
  return RANGES.find((range) => range === written) ?? 'all'
}

/** How a choice stands in an address; null for the usual one. */
export const formatRange = (range: DateRange): string | null =>
  typeof range === 'object' ? `${range.first}..${range.last}` : range === 'all' ? null : range

/** The instants that a choice means, on the player's calendar; the last day is meant as a whole. */
export const spanOf = (range: DateRange, now: number): Span => {
  if (range === 'all') return {}
  if (typeof range === 'string') return { from: startOfDay(new Date(now), -BACK[range]) }
  const { first, last } = range
  return {
    ...(first && { from: startOfDay(dateOf(first)) }),
    ...(last && { to: startOfDay(dateOf(last), 1) }),
  }
}

/** Midnight of a day, or of one so many days later; a day of 23 or 25 hours counts as one, too. */
const startOfDay = (date: Date, later = 0): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime()

const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
