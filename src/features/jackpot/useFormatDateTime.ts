import { useTranslation } from '../../i18n'
import { formatDay, formatWhen } from '../../i18n/dates'

/** Formats date and time in the current language. */
export function useFormatDateTime(): (at: number) => string {
  const { i18n } = useTranslation()
  return (at) => formatWhen(at, i18n.language)
}

/** Formats a date in the current language. */
export function useFormatDay(): (at: number) => string {
  const { i18n } = useTranslation()
  return (at) => formatDay(at, i18n.language)
}
