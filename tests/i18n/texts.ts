import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES } from '../../src/i18n/supportedLocales'

const folder = 'src/i18n/locales'

/** All locales but the default. */
export const TRANSLATED = LOCALES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE)

/** Nouns with a file in a locale. */
export const nounsOf = (locale: string): string[] =>
  readdirSync(join(folder, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** The texts of one file. */
export const textsOf = (locale: string, noun: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, locale, `${noun}.json`), 'utf8'))

/** All texts of a locale. */
export const allTexts = (locale: string): Map<string, string> =>
  new Map(nounsOf(locale).flatMap((noun) => Object.entries(textsOf(locale, noun))))

/** Number of entries, duplicate keys included. */
export const linesOf = (locale: string): number =>
  nounsOf(locale)
    .map((noun) => readFileSync(join(folder, locale, `${noun}.json`), 'utf8').match(/^ {2}"/gm)?.length ?? 0)
    .reduce((sum, lines) => sum + lines, 0)

const plural = /_(zero|one|two|few|many|other)$/

/** The key without its plural suffix. */
export const baseKey = (key: string): string => key.replace(plural, '')

/** Plural category of a key; undefined without one. */
export const categoryOf = (key: string): string | undefined => plural.exec(key)?.[1]

/** Placeholders of a text in their order: `{{values}}` and `<parts/>`. */
export const placeholdersOf = (text: string): string[] => text.match(/\{\{\w+\}\}|<\w+\/>/g) ?? []

/** The key of the default locale whose placeholders a translation must have. */
export const modelOf = (key: string, english: ReadonlyMap<string, string>): string =>
  english.has(key) ? key : `${baseKey(key)}_other`
