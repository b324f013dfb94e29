import { formatOf } from './dates'

/** A time of day. */
export const formatTime = (at: number, locale: string): string => formatOf(locale, { timeStyle: 'short' }).format(at)

/** A day without its year. */
export const formatShortDay = (at: number, locale: string): string =>
  formatOf(locale, { month: 'short', day: 'numeric' }).format(at)

/** A day without its year, and the time. */
export const formatDayTime = (at: number, locale: string): string =>
  formatOf(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at)

/** A month, with its year unless it is the present one. */
export const formatMonth = (at: number, now: number, locale: string): string =>
  new Date(at).getFullYear() === new Date(now).getFullYear()
    ? formatOf(locale, { month: 'long' }).format(at)
    : formatOf(locale, { month: 'long', year: 'numeric' }).format(at)

/** Date and time to the second. */
export const formatMoment = (at: number, locale: string): string =>
  formatOf(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
