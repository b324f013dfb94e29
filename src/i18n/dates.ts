import { formatter } from './formatter'

/** Parts of a time, the others being of a date. */
const isTime = (part: string | undefined): boolean => part !== undefined && /hour|minute|dayPeriod/.test(part)

/** Date and time to the minute in the player's time zone, in Latin digits. Lines break only between the two. */
export const formatWhen = (at: number, locale: string): string =>
  formatOf(locale, { dateStyle: 'medium', timeStyle: 'short' })
    .formatToParts(at)
    .map(({ value }, index, parts) => {
      const isBetween = isTime(parts[index - 1]?.type) !== isTime(parts[index + 1]?.type)
      return isBetween ? value : value.replaceAll(' ', '\u00a0')
    })
    .join('')

/** Time of day to the minute in the player's time zone, in Latin digits. */
export const formatTime = (at: number, locale: string): string => formatOf(locale, { timeStyle: 'short' }).format(at)

/** A date in the player's time zone, in Latin digits. */
export const formatDay = (at: number, locale: string): string => formatOf(locale, { dateStyle: 'long' }).format(at)

const dayStyles = {
  date: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  letter: { weekday: 'narrow' },
  month: { month: 'short' },
  year: { month: 'long', year: 'numeric' },
} as const

/** A day that the backend keeps in UTC, such as `2026-01-31`: the same date in every time zone. */
export const formatDayKey = (day: string, locale: string, style: keyof typeof dayStyles = 'date'): string =>
  formatOf(locale, { timeZone: 'UTC', ...dayStyles[style] }).format(Date.parse(day))

/** Until when, in the player's time zone: midnight is the end of the day before, which needs no time. */
export const formatDeadline = (at: number, locale: string): string => {
  const end = new Date(at)
  return end.getHours() + end.getMinutes() === 0
    ? formatOf(locale, dayStyles.date).format(at - 1)
    : formatOf(locale, { ...dayStyles.date, hour: 'numeric', minute: '2-digit' }).format(at)
}

/** The backend's (UTC) day of an instant, without its year. */
export const formatUtcDay = (at: number, locale: string): string =>
  formatOf(locale, { timeZone: 'UTC', ...dayStyles.date }).format(at)

/** In Latin digits. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatter(Intl.DateTimeFormat, `${locale}-u-nu-latn`, options)
}
