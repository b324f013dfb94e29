/** A language of the product and its direction. */
export interface Locale {
  code: LocaleCode
  dir: 'ltr' | 'rtl'
}

/** The locales on offer; the first is the default (spec §9). */
export const LOCALES = [
  { code: 'en-US', dir: 'ltr' },
  { code: 'pt-BR', dir: 'ltr' },
  { code: 'es-419', dir: 'ltr' },
  { code: 'vi-VN', dir: 'ltr' },
  { code: 'ar', dir: 'rtl' },
] as const satisfies readonly { code: string; dir: 'ltr' | 'rtl' }[]

/** The code of a locale on offer. */
export type LocaleCode = (typeof LOCALES)[number]['code']

/** The locale used when nothing else is known. */
export const DEFAULT_LOCALE: LocaleCode = 'en-US'

/** The locale on offer that fits preferred best, in their order: the whole code first, then its language. */
export const chooseLocale = (preferred: readonly (string | null | undefined)[]): LocaleCode => {
  for (const tag of preferred) {
    if (!tag) continue
    const exact = LOCALES.find(({ code }) => code.toLowerCase() === tag.toLowerCase())
    const related = LOCALES.find(({ code }) => code.split('-')[0] === tag.split('-')[0]?.toLowerCase())
    const found = exact ?? related
    if (found) return found.code
  }
  return DEFAULT_LOCALE
}

/** The writing direction of a locale. */
export const directionOf = (code: string): 'ltr' | 'rtl' => LOCALES.find((locale) => locale.code === code)?.dir ?? 'ltr'
