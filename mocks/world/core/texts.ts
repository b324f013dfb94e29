import i18next from 'i18next'
import { cents, formatCents } from '../../../src/domain/money'
import { orderNumber } from '../../../src/domain/wallet/orderNumber'
import { formatter } from '../../../src/i18n/formatter'
import ar from '../locales/ar.json'
import enUS from '../locales/en-US.json'
import es419 from '../locales/es-419.json'
import ptBR from '../locales/pt-BR.json'
import viVN from '../locales/vi-VN.json'

const tables = { 'en-US': enUS, 'pt-BR': ptBR, 'es-419': es419, 'vi-VN': viVN, ar }

export type Locale = keyof typeof tables
/** Used when none is asked for, or one without texts. */
export const DEFAULT_LOCALE: Locale = 'en-US'
export const locales = Object.keys(tables) as readonly Locale[]

type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K
/** A text's key, without its plural suffix. */
export type TextId = WithoutPlural<keyof typeof enUS>

/** A text as stored in the world: key and values. Translated when it is read. */
export interface Text {
  id: TextId
  values?: Readonly<Record<string, string | number | Text>>
}

/** Translates a text into one language. */
export type Translate = (text: Text) => string

/** Values are cents, counts, days (`2026-01-31`), instants (epoch ms), names or other texts. */
export const text = (id: TextId, values?: NonNullable<Text['values']>): Text => (values ? { id, values } : { id })

const i18n = i18next.createInstance()
void i18n.init({
  fallbackLng: DEFAULT_LOCALE,
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(Object.entries(tables).map(([locale, table]) => [locale, { translation: table }])),
})

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, `${locale}-u-nu-latn`, { ...options, timeZone: 'UTC', calendar: 'gregory' })

const addDate = (name: string, options: Intl.DateTimeFormatOptions): void =>
  i18n.services.formatter?.add(name, (value: string | number, locale = DEFAULT_LOCALE) =>
    dateFormat(locale, options).format(new Date(value)),
  )
i18n.services.formatter?.add('order', (value: string) => orderNumber(value))
i18n.services.formatter?.add('money', (value: number, locale) => formatCents(cents(value), locale))
addDate('day', { dateStyle: 'medium' })
addDate('month', { year: 'numeric', month: 'long' })
addDate('time', { dateStyle: 'medium', timeStyle: 'short' })

const translators = new Map<Locale, Translate>()
const languages = new Map<Translate, Locale>()

/** Cached by language. */
export const translatorFor = (locale: Locale): Translate => {
  const known = translators.get(locale)
  if (known) return known
  const t: Translate = ({ id, values = {} }) => {
    const translated = Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? t(value) : value])
    // i18next's type allows objects, which our tables do not hold.
    return String(i18n.t(id, { ...Object.fromEntries(translated), lng: locale }))
  }
  translators.set(locale, t)
  languages.set(t, locale)
  return t
}

/** The language of a translator. */
export const localeOf = (t: Translate): Locale => languages.get(t) ?? DEFAULT_LOCALE
