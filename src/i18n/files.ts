import { DEFAULT_LOCALE } from './locales'
import common from './locales/en-US/common.json'

export type Texts = Record<string, string>

/** Loaders of a locale, by path in its folder. */
export type TextFiles = Record<string, () => Promise<Texts>>

/** The lobby's texts in English. */
const lobby: TextFiles = {
  './common.json': () => Promise.resolve(common),
  './home.json': () => import('./locales/en-US/home.json').then((file) => file.default),
}

/** A locale lists its own files, which keeps the list out of the first load. */
const locales = import.meta.glob<TextFiles>('./locales/*/index.ts', { import: 'files' })

/** Null when there is no such file or it failed to load, which is only logged (spec §8). */
export const readTexts = async (locale: string, noun: string): Promise<Texts | null> => {
  try {
    const file = `./${noun}.json`
    const first = locale === DEFAULT_LOCALE ? lobby[file] : undefined
    const read = first ?? (await locales[`./locales/${locale}/index.ts`]?.())?.[file]
    return (await read?.()) ?? null
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a text file that does not load is only logged (spec §8)
    console.warn(`texts ${locale}/${noun} did not load`, error)
    return null
  }
}
