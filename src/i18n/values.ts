import type { FormatterModule } from 'i18next'
import { formatWhen } from './dates'
import { hasRightToLeft, isolate } from './isolate'
import { formatNumber } from './numbers'
import { DEFAULT_LOCALE, directionOf } from './supportedLocales'

/** Formats an interpolated value; `name` is its placeholder. */
export const formatValue = (value: unknown, name: string | undefined, locale: string): string => {
  // Only `count` is a quantity: codes and levels get no thousands separator.
  if (typeof value === 'number' && name !== 'until') return name === 'count' ? formatNumber(value, locale) : `${value}`
  const said = typeof value === 'number' ? formatWhen(value, locale) : String(value ?? '')
  // A value may not turn around the words beside it.
  const text = said.replace(/[\u202a-\u202e\u2066\u2067]/g, '')
  // In right-to-left text values are isolated, or they would be reordered with their neighbors; elsewhere Arabic names.
  return text !== '' && (directionOf(locale) === 'rtl' || hasRightToLeft(text)) ? isolate(text) : text
}

const nothing = () => undefined

/** Formats interpolated values. Texts use plain placeholders only, so there are no formats to add. */
export const values: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value, _format, locale = DEFAULT_LOCALE, options = {}) =>
    formatValue(value, options.interpolationkey, locale),
}
