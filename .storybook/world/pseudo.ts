const PLAIN = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPrRsStTuUvVwWyYzZ'
const ACCENTED = 'áÁƀƁçÇđĐéÉƒƑğĞĥĤíÍĵĴķĶļĻɱṀñÑöÖþÞřŘšŠţŢúÚṽṼŵŴýÝžŽ'

const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]))

/** Minimum growth of a pseudo text. */
const GROWTH = 0.4

/** Placeholders, which stay as they are: `{{values}}` and `<parts/>`. */
const placeholders = /(\{\{.+?\}\}|<\w+\/>)/

/**
 * Pseudo-localises a text: in brackets that reveal truncation, with accented letters, and vowels doubled until it is 40
 * % longer. Plain English on screen is untranslated; what overflows would overflow in German.
 */
export function pseudo(text: string): string {
  const pieces = text.split(placeholders)
  const letters = pieces.filter((_, index) => index % 2 === 0).join('').length
  let missing = Math.ceil(letters * GROWTH) - 2
  const longer = (letter: string): string => {
    const accented = accents.get(letter) ?? letter
    if (missing <= 0 || !/[aeiou]/i.test(letter)) return accented
    missing -= 1
    return accented + accented
  }
  const converted = pieces.map((piece, index) => (index % 2 === 0 ? [...piece].map(longer).join('') : piece)).join('')
  return `[${converted}${missing > 0 ? ` ${'~'.repeat(Math.max(1, missing - 1))}` : ''}]`
}
