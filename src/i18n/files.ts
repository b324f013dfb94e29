import { DEFAULT_LOCALE } from './locales'
import { files as english } from './locales/en-US'

/** Texts by their keys. */
export type Texts = Record<string, string>

/** The files of one locale, by their path in its folder. */
export type TextFiles = Record<string, () => Promise<Texts>>

/** Every other locale knows its own files: the first load carries no list of all of them. */
const locales = import.meta.glob<TextFiles>(['./locales/*/index.ts', '!./locales/en-US/index.ts'], { import: 'files' })

/** Reads one file of texts; null where there is none or it did not come, which is only logged (spec §8). */
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
