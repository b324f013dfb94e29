import { formatDayKey } from '../../../i18n/dates'

/** The day of an instant; weeks and months begin at midnight UTC. */
export const bonusDay = (at: number, locale: string): string =>
  formatDayKey(new Date(at).toISOString().slice(0, 10), locale)
