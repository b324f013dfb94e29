const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode keeps the digits of a script together, from 0 to 9. */
const latinOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero--
  return String((code - zero) % 10)
}

/** Digits of any script as Latin ones; the rest of the text stays as it is. */
export const latinDigits = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : latinOf(digit)))

/** Removes characters that nobody sees: direction marks, joiners, fillers, controls. */
export const withoutInvisible = (typed: string): string => typed.replace(/[\p{Cf}\p{DI}\u2800]|(?!\s)\p{Cc}/gu, '')

/** A number or a code as typed or pasted, in Latin digits and without spaces or punctuation. */
export const plainDigits = (typed: string): string =>
  latinDigits(withoutInvisible(typed))
    .replace(/[\s()[\].．・·/\p{Pd}−]/gu, '')
    .replace(/＋/g, '+')
