/** An invalid control; its message says what would be valid. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

/** Levenshtein distance. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const substituted = (row[j] ?? 0) + (letter === b[j] ? 0 : 1)
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known names most similar to an invalid one. */
export const suggest = (value: string, known: readonly string[], most = 4): readonly string[] => {
  const wrong = value.toLowerCase().slice(0, 64)
  return known
    .map((name) => {
      const right = name.toLowerCase()
      const inside = wrong.length > 2 && (right.includes(wrong) || wrong.includes(right))
      return { name, distanceTo: inside ? 0.5 : distance(wrong, right) }
    })
    .sort((a, b) => a.distanceTo - b.distanceTo)
    .slice(0, most)
    .map(({ name }) => name)
}

/**
 * Narrows a value to one of the known names.
 * @throws ControlError with suggestions
 */
export const oneOf = <T extends string>(what: string, value: string, known: readonly T[]): T => {
  const found = known.find((name) => name === value)
  if (found !== undefined) return found
  const few = known.length <= 16
  const offer = few ? `one of ${known.join(', ')}` : `nearest: ${suggest(value, known).join(', ')}`
  throw new ControlError(`There is no ${what} '${excerpt(value)}'; ${offer}.`)
}

/** Shortens a value for a message. */
export const excerpt = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
