import common from './locales/en-US/common.json'
import home from './locales/en-US/home.json'
import type { ReadTexts } from './texts'

export type Texts = Record<string, string>

/** Loaders of a locale, by path in its folder. */
export type TextFiles = Record<string, () => Promise<Texts>>

/** Loaded with the list itself: what most visitors see first. */
const loaded: Record<string, Record<string, Texts>> = { 'en-US': { './common.json': common, './home.json': home } }

/** A locale lists its own files, which keeps the list out of the first load. */
const locales = import.meta.glob<TextFiles>('./locales/*/index.ts', { import: 'files' })

/**
 * Only the page's entry imports this list. Its file is renamed with each text that changes, and so is every file that
 * imports a renamed one.
 */
export const readTexts: ReadTexts = async (locale, noun) => {
  try {
    const file = `./${noun}.json`
    const files = loaded[locale]?.[file] ? null : await locales[`./locales/${locale}/index.ts`]?.()
    return loaded[locale]?.[file] ?? (await files?.[file]?.()) ?? null
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a text file that does not load is only logged (spec §8)
    console.warn(`texts ${locale}/${noun} did not load`, error)
    return null
  }
}
