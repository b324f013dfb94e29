/** Periods of the report, shortest first. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Days of a period, today included. */
export const PERIOD_DAYS: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 30 }

const DAY = 86_400_000

/** The day of an instant as the backend keeps days: in UTC, as `2026-01-31`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Midnight (UTC) of the first of so many days that end today; epoch ms. */
export const startOfPeriod = (now: number, days: number): number => (Math.floor(now / DAY) - days + 1) * DAY

/** Every day of a period, oldest first; days without an entry in `known` are `empty`. */
export const fillDays = <T extends { day: string }>(
  known: readonly T[],
  { now, days, empty }: { now: number; days: number; empty: Omit<T, 'day'> },
): (T | (Omit<T, 'day'> & { day: string }))[] => {
  const byDay = new Map(known.map((row) => [row.day, row]))
  const first = startOfPeriod(now, days)
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(first + index * DAY)
    return byDay.get(day) ?? { ...empty, day }
  })
}

/** The top of a scale that holds a value: 1, 2 or 5 and zeros; at least 1.00, in cents. */
export const topOf = (most: number): number => {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 100)))
  return [1, 2, 5, 10].map((step) => step * size).find((top) => top >= most) ?? most
}
