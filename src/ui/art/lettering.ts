/** Widths of the display font at its heaviest weight, in hundredths of an em, spacing included. */
const widths = new Map(
  Object.entries({
    ' ': 21,
    "'": 28,
    '’': 28,
    '-': 35,
    '.': 30,
    '!': 32,
    '1': 52,
    I: 35,
    '7': 75,
    L: 75,
    F: 76,
    E: 78,
    J: 79,
    Z: 80,
    P: 81,
    T: 81,
    S: 84,
    R: 85,
    K: 86,
    U: 86,
    B: 88,
    X: 89,
    C: 92,
    D: 92,
    H: 93,
    Y: 93,
    V: 94,
    G: 95,
    O: 95,
    Q: 95,
    '&': 95,
    N: 96,
    A: 97,
    M: 124,
    W: 136,
    '@': 136,
    '%': 136,
  }),
)
/** Other digits, and letters of other scripts. */
const otherWidth = 92
const widestLine = 92

/** A title broken into lines; `size` in percent of the box's width, so that the longest line fits. */
export interface Lettering {
  readonly lines: readonly string[]
  readonly size: number
}

/** Maximum size by number of lines, so that a title never covers the picture. */
const largest = [13.2, 13.2, 11, 9]
const smallest = 7.2

/** Breaks a title into up to four lines, for the largest possible font size. */
export function letter(title: string): Lettering {
  const words = title.trim().split(/\s+/)
  return breakings(words, largest.length)
    .map((lines) => ({ lines, size: fittingSize(lines) }))
    .reduce((best, next) => (next.size > best.size ? next : best))
}

/** Width in em of a text in capitals of the display font at its heaviest weight. */
export function textWidth(text: string): number {
  return [...text.toUpperCase()].reduce((sum, sign) => sum + (widths.get(sign) ?? otherWidth), 0) / 100
}

function fittingSize(lines: readonly string[]): number {
  const fit = widestLine / Math.max(1, ...lines.map(textWidth))
  const most = largest[lines.length - 1] ?? smallest
  return Math.floor(Math.max(smallest, Math.min(most, fit)) * 10) / 10
}

/** All ways to break words into at most `most` lines. */
function breakings(words: readonly string[], most: number): [string[], ...string[][]] {
  const whole = [words.join(' ')]
  if (most === 1) return [whole]
  const broken = words
    .slice(1)
    .flatMap((_, i) =>
      breakings(words.slice(i + 1), most - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]),
    )
  return [whole, ...broken]
}
