import { plain } from '../gameIndex/plain'

interface Piece {
  /** Where it begins in the text. */
  readonly at: number
  readonly part: string
  readonly marked: boolean
}

/** A text cut into pieces: of each word that was found the letters that were typed, or all of it when they differ. */
export function marksIn(text: string, terms: readonly string[], query: string): readonly Piece[] {
  const typed = plain(query).split(/\s+/).filter(Boolean)
  const pieces: Piece[] = []
  for (const { 0: word, index: at } of text.matchAll(/\s+|\S+/g)) {
    const found = terms.includes(plain(word))
    const start = typed.find((letters) => plain(word).startsWith(letters))
    const length = found ? (start?.length ?? word.length) : 0
    if (length > 0) pieces.push({ at, part: word.slice(0, length), marked: true })
    if (length < word.length) pieces.push({ at: at + length, part: word.slice(length), marked: false })
  }
  return pieces
}
