import { type Cents, cents, marksOf } from './money'

/** Why a typed amount is refused; `fraction`: more than two decimals. */
export type AmountProblem = 'empty' | 'malformed' | 'negative' | 'fraction' | 'tooLarge'

export type TypedAmount = { amount: Cents } | { problem: AmountProblem }

const MOST_DIGITS = 12
const currency = String.raw`(?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3}|[đĐ])`
const currencies = new RegExp(`^${currency}|${currency}$`, 'gu')
const digits = /[٠-٩۰-۹]/g
const decimals = /([.,])(\d*)$/

/** Latin digits and marks; no spaces, direction marks or currency. */
const plainOf = (typed: string): string =>
  typed
    .replace(/[\s\p{Cf}'’]/gu, '')
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, ',')
    .replace(/٬/g, '')
    .replace(/[−–]/g, '-')
    .replace(currencies, '')

/** Whether a lone mark before exactly three digits separates groups, as in `1.234` of pt-BR. */
const separatesGroups = (mark: string, before: string, rest: string, locale: string): boolean => {
  if (rest.length !== 3) return false
  if (before.includes(mark)) return true
  return !/[.,]/.test(before) && mark === marksOf(locale)[0]
}

/** The last mark is the decimal one unless it separates groups. */
const split = (plain: string, locale: string): { whole: string; mark: string; rest: string } => {
  const [end = '', mark = '', rest = ''] = decimals.exec(plain) ?? []
  const before = plain.slice(0, plain.length - end.length)
  return mark === '' || separatesGroups(mark, before, rest, locale)
    ? { whole: plain, mark: '', rest: '' }
    : { whole: before, mark, rest }
}

const isGrouped = (whole: string): boolean => /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole)

/** Reads an amount typed or pasted in any locale's form: `1.234,50`, `1 234,5`, `R$ 5`, `١٢٫٥`. */
export const readAmount = (typed: string, locale = 'en-US'): TypedAmount => {
  const plain = plainOf(typed)
  if (plain === '') return { problem: 'empty' }
  if (/^-[\d.,]+$/.test(plain)) return { problem: 'negative' }
  const { whole, mark, rest } = split(plain, locale)
  const oneMarkForBoth = mark !== '' && whole.includes(mark)
  if (!(/^\d+$/.test(whole) || isGrouped(whole)) || oneMarkForBoth || /[.,]$/.test(plain))
    return { problem: 'malformed' }
  if (rest.length > 2) return { problem: 'fraction' }
  const units = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  if (units.length > MOST_DIGITS) return { problem: 'tooLarge' }
  return { amount: cents(Number(units + rest.padEnd(2, '0'))) }
}

/** An amount that the form's rule has accepted; null otherwise. */
export const typedAmount = (typed: string, locale?: string): Cents | null => {
  const read = readAmount(typed, locale)
  return 'amount' in read ? read.amount : null
}
