import common from './locales/en-US/common.json'
import type { ReadTexts } from './texts'

export type Texts = Record<string, string>

/** Loaders of a locale, by path in its folder. */
export type TextFiles = Record<string, () => Promise<Texts>>

/** What most visitors see first, without the wait for their locale's own list. */
const first: Record<string, TextFiles> = {
  'en-US': {
    './common.json': () => Promise.resolve(common),
    './home.json': () => import('./locales/en-US/home.json').then((file) => file.default),
  },
}

/** A locale lists its own files, which keeps the list out of the first load. */
const locales = import.meta.glob<TextFiles>('./locales/*/index.ts', { import: 'files' })

/**
 * Only the page's entry imports this list. Its file is renamed with each text that changes, and so is every file that
 * imports a renamed one.
 */
export const readTexts: ReadTexts = async (locale, noun) => {
  try {
    const file = `./${noun}.json`
    const read = first[locale]?.[file] ?? (await locales[`./locales/${locale}/index.ts`]?.())?.[file]
    return (await read?.()) ?? null
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a text file that does not load is only logged (spec §8)
    console.warn(`texts ${locale}/${noun} did not load`, error)
    return null
  }
}
