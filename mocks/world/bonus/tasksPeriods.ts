import { DAY, dayOf, nextDay, weekOf } from '../core/clock'

/** Periods after which counters and claims start again; seasons run only on certain days. */
export const PERIODS = ['ever', 'day', 'week', 'month', 'weekend', 'festival', 'christmas', 'newYear'] as const
export type Period = (typeof PERIODS)[number]

const weekdayOf = (at: number): number => (Math.floor(at / DAY) + 4) % 7
const isWeekend = (at: number): boolean => weekdayOf(at) % 6 === 0
const yearOf = (at: number): number => new Date(at).getUTCFullYear()
const monthOf = (at: number): number => new Date(at).getUTCMonth()
const dateOf = (at: number): number => new Date(at).getUTCDate()

/** The festival runs on the first days of each month. */
const FESTIVAL_DAYS = 10

const keysOf = (at: number): Readonly<Record<Period, string>> => {
  const day = dayOf(at)
  const month = day.slice(0, 7)
  const year = day.slice(0, 4)
  const week = weekOf(at)
  return {
    ever: 'ever',
    day,
    week,
    month,
    weekend: isWeekend(at) ? week : '',
    festival: dateOf(at) <= FESTIVAL_DAYS ? month : '',
    christmas: month.endsWith('-12') ? year : '',
    newYear: month.endsWith('-01') ? year : '',
  }
}

/** Cache of the last day: writing a history needs the same one thousands of times. */
let latest: { day: number; keys: Readonly<Record<Period, string>> } | null = null

/** The key of the period at an instant; empty outside a season. */
export const periodKey = (period: Period, at: number): string => {
  const day = Math.floor(at / DAY)
  if (latest?.day !== day) latest = { day, keys: keysOf(at) }
  return latest.keys[period]
}

const startOfMonth = (at: number, ahead: number): number => Date.UTC(yearOf(at), monthOf(at) + ahead, 1)

/** When the present run of a period ends; outside a season, when its next run does. Null = never. */
export const periodEnd = (period: Period, at: number): number | null => {
  const monday = Date.parse(weekOf(at))
  switch (period) {
    case 'ever':
      return null
    case 'day':
      return nextDay(at)
    case 'week':
    case 'weekend':
      return monday + 7 * DAY
    case 'month':
      return startOfMonth(at, 1)
    case 'festival':
      return startOfMonth(at, dateOf(at) <= FESTIVAL_DAYS ? 0 : 1) + FESTIVAL_DAYS * DAY
    case 'christmas':
      return Date.UTC(yearOf(at) + 1, 0, 1)
    case 'newYear':
      return Date.UTC(monthOf(at) === 0 ? yearOf(at) : yearOf(at) + 1, 1, 1)
  }
}

/** When the next run of a season starts, at an instant outside it; null within one, and for what is no season. */
export const periodStart = (period: Period, at: number): number | null => {
  if (periodKey(period, at) !== '') return null
  switch (period) {
    case 'weekend':
      return Date.parse(weekOf(at)) + 5 * DAY
    case 'festival':
      return startOfMonth(at, 1)
    case 'christmas':
      return Date.UTC(yearOf(at), 11, 1)
    case 'newYear':
      return Date.UTC(yearOf(at) + 1, 0, 1)
    default:
      return null
  }
}
