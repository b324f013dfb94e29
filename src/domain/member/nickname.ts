import { graphemesOf } from '../graphemes'

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

/** Without the flag `v` whatever contains a pictograph or half a flag counts as an emoji. */
const emojiPattern = (): RegExp => {
  try {
    // biome-ignore lint/complexity/useRegexLiterals: a literal with `v` does not parse in a browser without it
    return new RegExp('^\\p{RGI_Emoji}$', 'v')
  } catch {
    return /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u
  }
}

let emoji: RegExp | undefined

/** An emoji keeps the invisible characters that join its parts. */
const visible = (grapheme: string): string => {
  emoji ??= emojiPattern()
  return emoji.test(grapheme) ? grapheme : grapheme.replace(INVISIBLE, '')
}

/** The nickname that is saved: without bidirectional and invisible characters, its spaces single and inside only. */
export const cleanNickname = (typed: string): string =>
  graphemesOf(typed.normalize('NFC')).map(visible).join('').replace(/\s+/g, ' ').trim()
