import { basename } from 'node:path'

/** Folder of the files that only one other language needs; the service worker installs such a folder as a whole. */
export const LANGUAGES = 'assets/language/'

/** Subsets of the fonts by the language that needs them. */
const fonts = { arabic: 'ar', vietnamese: 'vi-VN', 'latin-ext': 'vi-VN' } as const

/** A chunk of texts goes to its language's folder, English to where all code is. */
export function chunkFile({ moduleIds }: { moduleIds: readonly string[] }): string {
  const locales = new Set(moduleIds.map((id) => /\/src\/i18n\/locales\/([\w-]+)\//.exec(id)?.[1] ?? 'en-US'))
  const [locale] = locales
  return folder(locales.size === 1 ? locale : undefined)('js')
}

export function assetFile({ names }: { names: readonly string[] }): string {
  const name = basename(names[0] ?? '')
  const subset = (Object.keys(fonts) as (keyof typeof fonts)[]).find((one) => name.includes(`-${one}-`))
  return folder(subset && fonts[subset])('[ext]')
}

const folder = (locale: string | undefined) => (ending: string) =>
  `${locale === undefined || locale === 'en-US' ? 'assets/' : `${LANGUAGES}${locale}/`}[name]-[hash].${ending}`
