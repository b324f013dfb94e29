import type { LocaleCode } from './locales'

/** A language's name in itself, as its readers look for it: "Español (Latinoamérica)". */
export const languageName = (code: LocaleCode): string => {
  const { language, region } = new Intl.Locale(code)
  // The region is said only where it is not the one that everybody would think of.
  const short = new Intl.Locale(language).maximize().region === region ? language : code
  const name = new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' }).of(short) ?? short
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
