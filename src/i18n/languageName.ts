import { formatter } from './formatter'
import type { LocaleCode } from './supportedLocales'

/** Autonym of a language: "Español (Latinoamérica)". */
export const languageName = (code: LocaleCode): string => {
  const { language, region } = new Intl.Locale(code)
  // Without the region where it is the language's most likely one.
  const short = new Intl.Locale(language).maximize().region === region ? language : code
  const name = formatter(Intl.DisplayNames, code, { type: 'language', languageDisplay: 'standard' }).of(short) ?? short
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
