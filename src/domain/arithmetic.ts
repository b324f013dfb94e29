import { type Cents, cents, formatCents, parts } from './money'

// Apart from `money`, which is in the first load.

/** @throws RangeError when the sum is not a safe integer. */
export const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, amount) => total + amount, 0))

/** A part of a positive amount, floored: a fee of 15 per mille is `portion(price, 15, 1000)`. @throws RangeError */
export const portion = (amount: Cents, part: number, whole: number): Cents =>
  cents(Math.floor(cents(amount * part) / whole))

/** Whole units, rounded up: 0 means that nothing is left. */
export const unitsUp = (amount: Cents): number => {
  const { negative, units, cents: rest } = parts(amount)
  return negative ? -units : units + Math.sign(rest)
}

/** The exact decimal for machines: `-1234.50`. */
export const decimalOf = (amount: Cents): `${number}` =>
  // Digits, a point and perhaps a minus.
  formatCents(amount).replaceAll(',', '').replace('−', '-') as `${number}`

/** Whole percent as a fraction, for `formatPercent`. */
export const shareOf = (percent: number): number => percent / 100
