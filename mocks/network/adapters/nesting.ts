/** Deeper JSON is refused: it would overflow the stack of whatever walks it. Snapshots, the deepest, need about ten. */
export const DEEPEST = 100

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const OPENING = new Set([...'[{'].map((bracket) => bracket.charCodeAt(0)))
const CLOSING = new Set([...']}'].map((bracket) => bracket.charCodeAt(0)))

/** Whether a JSON text nests deeper than `DEEPEST`. Told from the text, since parsing alone may take all memory. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (inString && letter === BACKSLASH) at++
    else if (letter === QUOTE) inString = !inString
    else if (inString) continue
    else if (OPENING.has(letter)) depth++
    else if (CLOSING.has(letter)) depth--
    if (depth > DEEPEST) return true
  }
  return false
}
