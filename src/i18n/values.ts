import type { FormatterModule } from 'i18next'
import { DEFAULT_LOCALE, directionOf } from './locales'
import { formatNumber } from './numbers'

/** The text that a value becomes among the words of a language; `name` is its place in the text. */
export const formatValue = (value: unknown, name: string | undefined, locale: string): string => {
  // Only a count is a quantity by its name: a code or a level has no thousands to mark.
  if (typeof value === 'number') return name === 'count' ? formatNumber(value, locale) : `${value}`
  const text = String(value ?? '')
  // From right to left, words and amounts are set apart, or they would change places with what stands beside them.
  return text !== '' && directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text
}

const nothing = () => undefined

/** Says the values of texts. A text has plain places only, so there are no formats to add. */
export const values: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value, _format, locale = DEFAULT_LOCALE, options = {}) =>
    formatValue(value, options.interpolationkey, locale),
}
