const PLAIN = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPrRsStTuUvVwWyYzZ'
const ACCENTED = 'áÁƀƁçÇđĐéÉƒƑğĞĥĤíÍĵĴķĶļĻɱṀñÑöÖþÞřŘšŠţŢúÚṽṼŵŴýÝžŽ'

const accents = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]))

/** How much longer a pseudo text is than its original, at least. */
const GROWTH = 0.4

/** The places of a text, which stay as they are: `{{values}}` and `<parts/>`. */
const places = /(\{\{.+?\}\}|<\w+\/>)/

/**
 * A text in a language that nobody speaks: in brackets that show a cut end, every letter accented, vowels doubled until it
 * is 40 % longer. What stays plain English on screen is not translated; what breaks would break in German.
 */
export function pseudo(text: string): string {
  const pieces = text.split(places)
  const letters = pieces.filter((_, place) => place % 2 === 0).join('').length
  let missing = Math.ceil(letters * GROWTH) - 2
  const longer = (letter: string): string => {
    const accented = accents.get(letter) ?? letter
    if (missing <= 0 || !/[aeiou]/i.test(letter)) return accented
    missing -= 1
    return accented + accented
  }
  const said = pieces.map((piece, place) => (place % 2 === 0 ? [...piece].map(longer).join('') : piece)).join('')
  return `[${said}${missing > 0 ? ` ${'~'.repeat(Math.max(1, missing - 1))}` : ''}]`
}
