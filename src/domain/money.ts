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

/** A locale's formatter of whole units and its decimal mark. Each formatter costs milliseconds to make. */
interface Style {
  units: Intl.NumberFormat
  mark: string
}

const styles = /* @__PURE__ */ new Map<string, Style>()

const styleOf = (locale: string): Style => {
  const known = styles.get(locale)
  if (known) return known
  const units = new Intl.NumberFormat(`${locale}-u-nu-latn`)
  const style = { units, mark: units.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.' }
  styles.set(locale, style)
  return style
}

/** Formats an amount from its integer parts: two decimals, Latin digits (`1,234.50` in en-US). */
export const formatCents = (amount: Cents, locale = 'en-US'): string => {
  const { negative, units, cents: rest } = parts(amount)
  const style = styleOf(locale)
  return `${negative ? '-' : ''}${style.units.format(units)}${style.mark}${String(rest).padStart(2, '0')}`
}

/** Parses a typed amount in any common notation; null when malformed or not whole cents. */
export const parseAmount = (typed: string): Cents | null => {
  const plain = typed.trim().replace(/[\s\u00a0\u202f]/g, '')
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return null
  const units = Number(match[1]?.replaceAll(',', ''))
  const rest = Number((match[2] ?? '').padEnd(2, '0'))
  return cents(units * 100 + rest)
}
