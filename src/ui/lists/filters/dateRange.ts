/** Preset date ranges; the first is the default. */
export const RANGES = ['all', 'today', 'week', 'month', 'quarter'] as const

/** From an instant (epoch ms) until before another; a missing bound is open. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

/** First and last day, both included, as `2026-11-02`; an empty string is an open bound. */
export interface Days {
  readonly first: string
  readonly last: string
}

export type Preset = (typeof RANGES)[number]

/** The presets that a filter offers; the first is its default. */
export type Presets = readonly [Preset, ...Preset[]]

/** A preset or custom days. */
export type DateRange = Preset | Days

const BACK = { today: 0, week: 6, month: 29, quarter: 89 } as const

/** Parses the query value; anything invalid is the default. */
export const parseRange = (written: string | null, presets: Presets = RANGES): DateRange => {
  const [first, last, ...more] = (written ?? '').split('..')
  if (last !== undefined && more.length === 0)
    return { first: isDay(first) ? first : '', last: isDay(last) ? last : '' }
  return presets.find((range) => range === written) ?? presets[0]
}

/** The query value of a range; null for the default. */
export const formatRange = (range: DateRange, [usual]: Presets = RANGES): string | null =>
  typeof range === 'object' ? `${range.first}..${range.last}` : range === usual ? null : range

/** The instants of a range in the player's time zone; `now` is epoch ms. */
export const spanOf = (range: DateRange, now: number): Span => {
  if (range === 'all') return {}
  if (typeof range === 'string') return { from: startOfDay(new Date(now), -BACK[range]) }
  const { first, last } = range
  return {
    ...(first && { from: startOfDay(dateOf(first)) }),
    ...(last && { to: startOfDay(dateOf(last), 1) }),
  }
}

/** Whether the last day is before the first. */
export const isBackwards = ({ first, last }: Days): boolean => first !== '' && last !== '' && last < first

/** Midnight some days later; correct across changes of daylight saving time. */
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
