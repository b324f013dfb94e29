import { DEFAULT_LOCALE } from './locales'
import { files as english } from './locales/en-US'

export type Texts = Record<string, string>

/** Loaders of a locale, by path in its folder. */
export type TextFiles = Record<string, () => Promise<Texts>>

/** Other locales list their own files, which keeps the list out of the first load. */
const locales = import.meta.glob<TextFiles>(['./locales/*/index.ts', '!./locales/en-US/index.ts'], { import: 'files' })

/** Null when there is no such file or it failed to load, which is only logged (spec §8). */
export const readTexts = async (locale: string, noun: string): Promise<Texts | null> => {
  try {
    const files = locale === DEFAULT_LOCALE ? english : await locales[`./locales/${locale}/index.ts`]?.()
    return (await files?.[`./${noun}.json`]?.()) ?? null
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a text file that does not load is only logged (spec §8)
    console.warn(`texts ${locale}/${noun} did not load`, error)
    return null
  }
}
