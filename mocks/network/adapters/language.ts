import { type Locale, locales } from '../../world/core/texts'

/** What an `accept-language` header asks for, best first. */
const askedFor = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { tag, quality: Number(quality.replace('q=', '')) }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag.toLowerCase())

/** The language that fits an `accept-language` header best, the whole code before its language; null when none does. */
export const localeFor = (header: string): Locale | null => {
  for (const tag of askedFor(header)) {
    const [language] = tag.split('-')
    const exact = locales.find((locale) => locale.toLowerCase() === tag)
    const related = locales.find((locale) => locale.split('-')[0] === language)
    const found = exact ?? related
    if (found) return found
  }
  return null
}
