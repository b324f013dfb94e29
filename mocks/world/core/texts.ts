import i18next from 'i18next'
import { cents, formatCents } from '../../../src/domain/money'
import ar from '../locales/ar.json'
import enUS from '../locales/en-US.json'
import es419 from '../locales/es-419.json'
import ptBR from '../locales/pt-BR.json'
import viVN from '../locales/vi-VN.json'

const tables = { 'en-US': enUS, 'pt-BR': ptBR, 'es-419': es419, 'vi-VN': viVN, ar }

/** A language in which the backend answers. */
export type Locale = keyof typeof tables
/** The language of those who ask for none, or for one that the backend does not speak. */
export const DEFAULT_LOCALE: Locale = 'en-US'
/** Every language in which the backend answers. */
export const locales = Object.keys(tables) as readonly Locale[]

type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K
/** Names a text; one with a number in it has a form for each plural of a language. */
export type TextId = WithoutPlural<keyof typeof enUS>

/** A text as the world keeps it: which one, and what stands in it. It is translated when it is asked for. */
export interface Text {
  id: TextId
  values?: Readonly<Record<string, string | number | Text>>
}

/** Translates a text into one language. */
export type Translate = (text: Text) => string

/** A text with its values: cents, counts, days (`2026-01-31`), instants (epoch ms), names, other texts. */
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

const formats = new Map<string, Intl.DateTimeFormat>()

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${Object.values(options).join()}`
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...options, timeZone: 'UTC', calendar: 'gregory' })
  formats.set(key, made)
  return made
}

const addDate = (name: string, options: Intl.DateTimeFormatOptions): void =>
  i18n.services.formatter?.add(name, (value: string | number, locale = DEFAULT_LOCALE) =>
    dateFormat(locale, options).format(new Date(value)),
  )
i18n.services.formatter?.add('money', (value: number, locale) => formatCents(cents(value), locale))
addDate('day', { dateStyle: 'medium' })
addDate('month', { year: 'numeric', month: 'long' })
addDate('time', { dateStyle: 'medium', timeStyle: 'short' })

const translators = new Map<Locale, Translate>()

/** The translator of a language; one for each. */
export const translatorFor = (locale: Locale): Translate => {
  const known = translators.get(locale)
  if (known) return known
  const t: Translate = ({ id, values = {} }) => {
    const translated = Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? t(value) : value])
    // i18next may also give objects, which no table of ours holds.
    return String(i18n.t(id, { ...Object.fromEntries(translated), lng: locale }))
  }
  translators.set(locale, t)
  return t
}
