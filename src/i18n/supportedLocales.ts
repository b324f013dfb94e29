/** Supported locales; the first is the default (spec §9). */
export const LOCALES = [
  { code: 'en-US', dir: 'ltr' },
  { code: 'pt-BR', dir: 'ltr' },
  { code: 'es-419', dir: 'ltr' },
  { code: 'vi-VN', dir: 'ltr' },
  { code: 'ar', dir: 'rtl' },
] as const satisfies readonly { code: string; dir: 'ltr' | 'rtl' }[]

export type LocaleCode = (typeof LOCALES)[number]['code']

export const DEFAULT_LOCALE: LocaleCode = 'en-US'

/** The best supported locale for the preferred tags, in their order: exact match first, then by language. */
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

export const directionOf = (code: string): 'ltr' | 'rtl' => LOCALES.find((locale) => locale.code === code)?.dir ?? 'ltr'
