import { DEFAULT_LOCALE, type Locale, locales } from '../../world/core/texts'

/** The tags of an `accept-language` header, highest quality first. */
const preferredTags = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { tag, quality: Number(quality.replace('q=', '')) }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag.toLowerCase())

/**
 * The best match for an `accept-language` header, null when there is none: exact tags before tags of the same language.
 * `*` means any language and takes the default.
 */
export const localeFor = (header: string): Locale | null => {
  for (const tag of preferredTags(header)) {
    if (tag === '*') return DEFAULT_LOCALE
    const [language] = tag.split('-')
    const exact = locales.find((locale) => locale.toLowerCase() === tag)
    const related = locales.find((locale) => locale.split('-')[0] === language)
    const found = exact ?? related
    if (found) return found
  }
  return null
}
