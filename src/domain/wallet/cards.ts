import { latinDigits, withoutInvisible } from '../digits'

/** An account number as typed or pasted, without separators, in Latin digits. */
export const plainNumber = (typed: string): string =>
  latinDigits(withoutInvisible(typed))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** In groups of four. */
export const groupedNumber = (plain: string): string => plain.replace(/(.{4})(?=.)/g, '$1 ')

/** Where a caret behind so many characters stands in the grouped number. */
export const groupedCaret = (characters: number): number => characters + Math.floor(Math.max(characters - 1, 0) / 4)

/** The first place, from 1, at which two numbers differ. */
export const differsAt = (one: string, other: string): number => {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index++) if (one[index] !== other[index]) return index + 1
  return 0
}
