/** A word of the control surface that says nothing the world could do; its message says what would be right. */
export class WordError extends Error {
  override readonly name = 'WordError'
}

/** How many letters lie between two words (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const kept = (row[j] ?? 0) + (letter === b[j] ? 0 : 1)
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known words that are nearest to a wrong one; all of them when they are few. */
export const nearest = (word: string, known: readonly string[], most = 4): readonly string[] => {
  const wrong = word.toLowerCase().slice(0, 64)
  return known
    .map((name) => {
      const right = name.toLowerCase()
      const inside = wrong.length > 2 && (right.includes(wrong) || wrong.includes(right))
      return { name, far: inside ? 0.5 : distance(wrong, right) }
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name)
}

/** One of the known words, or a refusal that names the nearest. */
export const oneOf = <T extends string>(what: string, word: string, known: readonly T[]): T => {
  const found = known.find((name) => name === word)
  if (found !== undefined) return found
  const few = known.length <= 16
  const offer = few ? `one of ${known.join(', ')}` : `nearest: ${nearest(word, known).join(', ')}`
  throw new WordError(`There is no ${what} '${shown(word)}'; ${offer}.`)
}

/** A word as a message may show it: of bounded length. */
export const shown = (word: unknown): string => {
  const text = typeof word === 'string' ? word : (JSON.stringify(word) ?? String(word))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
