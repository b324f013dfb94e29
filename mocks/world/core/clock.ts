/** The world's time: `live` follows real time, `run` follows it with an `offset`, `frozen` shows `at` (ms). */
export type ClockState = { mode: 'live' } | { mode: 'run'; offset: number } | { mode: 'frozen'; at: number }

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** The world's time at a real instant, both epoch ms. */
export const clockNow = (clock: ClockState, real: number): number =>
  clock.mode === 'frozen' ? clock.at : clock.mode === 'run' ? real + clock.offset : real

/** A clock of the same kind that shows `to` now. */
export const clockAt = (clock: ClockState, real: number, to: number): ClockState =>
  clock.mode === 'frozen' ? { mode: 'frozen', at: to } : { mode: 'run', offset: to - real }

const INSTANT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** An ISO 8601 day or instant, UTC without a zone. `Date.parse` alone takes local time and moves impossible days on. */
const parseInstant = (text: string): number | null => {
  const [, day = '', time = '00:00', zone = 'Z'] = INSTANT.exec(text) ?? []
  const midnight = Date.parse(`${day}T00:00Z`)
  if (Number.isNaN(midnight) || dayOf(midnight) !== day) return null
  const at = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(at) ? null : at
}

/** Parses `live`, an ISO instant, or `run@<instant>`; null when invalid. */
export const parseClock = (text: string, real: number): ClockState | null => {
  if (text === 'live') return { mode: 'live' }
  const run = text.startsWith('run@')
  const at = parseInstant(run ? text.slice(4) : text)
  if (at === null) return null
  return run ? { mode: 'run', offset: at - real } : { mode: 'frozen', at }
}

/** Parses a span such as `90s`, `15m`, `24h`, `7d` into ms; null when invalid. */
export const parseSpan = (text: string): number | null => {
  const match = /^(\d{1,6})([smhd])$/.exec(text)
  if (!match) return null
  return Number(match[1]) * UNITS[match[2] as keyof typeof UNITS]
}

/** Cache: a history needs the same days thousands of times. */
const days = new Map<number, string>()
const MOST_DAYS = 5_000

/** The day of an instant in UTC, as `2026-01-31`: the key of everything that is daily. */
export const dayOf = (at: number): string => {
  const day = Math.floor(at / UNITS.d)
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= MOST_DAYS) days.clear()
  const text = new Date(at).toISOString().slice(0, 10)
  days.set(day, text)
  return text
}

/** The start of the day after an instant, epoch ms. */
export const nextDay = (at: number): number => Math.floor(at / UNITS.d) * UNITS.d + UNITS.d

/** The Monday of an instant's week, as a day: the key of everything that is weekly. */
export const weekOf = (at: number): string => {
  const day = Math.floor(at / UNITS.d)
  return dayOf((day - ((day + 3) % 7)) * UNITS.d)
}

/** A day in ms. */
export const DAY = UNITS.d
/** An hour in ms. */
export const HOUR = UNITS.h
/** A minute in ms. */
export const MINUTE = UNITS.m
