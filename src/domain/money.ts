import type { Cents } from '../contract/core/fields'

export type { Cents } from '../contract/core/fields'

/** @throws RangeError when the value is not a safe integer. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  // Checked above.
  return value as Cents
}

/** Splits an amount into units and cents without fractions; all formatting builds on it (spec §3). */
export const parts = (amount: Cents): { negative: boolean; units: number; cents: number } => {
  const size = Math.abs(amount)
  return { negative: amount < 0, units: Math.floor(size / 100), cents: size % 100 }
}

/** Marks of groups and decimals that differ from English. To ask Intl costs a slow phone 50 ms at the start. */
const marks: Readonly<Record<string, readonly [string, string]>> = { 'pt-BR': ['.', ','], 'vi-VN': ['.', ','] }
const english = [',', '.'] as const

/** The marks of groups and decimals. */
export const marksOf = (locale: string): readonly [group: string, decimal: string] => marks[locale] ?? english

/** Formats an amount from its integer parts: two decimals, Latin digits, U+2212 as minus (`−1,234.50` in en-US). */
export const formatCents = (amount: Cents, locale = 'en-US'): string => {
  const { negative, units, cents: rest } = parts(amount)
  const [group, decimal] = marksOf(locale)
  const grouped = String(units).replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${negative ? '−' : ''}${grouped}${decimal}${String(rest).padStart(2, '0')}`
}
