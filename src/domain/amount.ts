import { latinDigits, withoutInvisible } from './digits'
import { type Cents, cents, marksOf } from './money'

/** Why a typed amount is refused; `fraction`: more than two decimals. */
export type AmountProblem = 'empty' | 'malformed' | 'negative' | 'fraction' | 'tooLarge'

export type TypedAmount = { amount: Cents } | { problem: AmountProblem }

const MOST_DIGITS = 12
const currency = String.raw`(?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3}|[đĐ])`
const currencies = new RegExp(String.raw`^${currency}\s*|\s*${currency}$`, 'gu')

/** Latin digits without currency; `٫` is always the decimal mark, `'` always a group's, as `٬` is. */
const plainOf = (typed: string): string =>
  latinDigits(withoutInvisible(typed))
    .replace(/[，،﹐]/g, ',')
    .replace(/[．﹒]/g, '.')
    .replace(/[٬’＇]/g, "'")
    .replace(/[−–－]/g, '-')
    .trim()
    .replace(currencies, '')
    // A space after a leading 0 would be a group's.
    .replace(/^(0+)\s+(?=\d)/, "$1'")
    .replace(/\s/g, '')

const isGrouped = (whole: string): boolean => /^[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*$/.test(whole)

/** Whether the last mark, before `rest`, separates groups, as in `1.234` of pt-BR. */
const separatesGroups = (mark: string, before: string, rest: string, locale: string): boolean => {
  if (mark === '٫' || rest.length !== 3) return false
  if (before.includes(mark)) return true
  return mark === marksOf(locale)[0] && /^[1-9]\d{0,2}$/.test(before)
}

/** The last mark is the decimal one unless it separates groups. */
const split = (plain: string, locale: string): { whole: string; mark: string; rest: string } => {
  const [end = '', mark = '', rest = ''] = /([.,٫])(\d*)$/.exec(plain) ?? []
  const before = plain.slice(0, plain.length - end.length)
  return mark === '' || separatesGroups(mark, before, rest, locale)
    ? { whole: plain, mark: '', rest: '' }
    : { whole: before, mark, rest }
}

/**
 * Reads an amount typed or pasted in any locale's form: `1.234,50`, `1 234,5`, `R$ 5`, `١٢٫٥`. A group never follows a
 * leading 0, so `0,100` has three decimals. Signs and exponents are refused.
 */
export const readAmount = (typed: string, locale = 'en-US'): TypedAmount => {
  const plain = plainOf(typed)
  if (plain === '') return { problem: 'empty' }
  if (/^-[\d.,'٫]+$/.test(plain)) return { problem: 'negative' }
  const { whole, mark, rest } = split(plain, locale)
  const oneMarkForBoth = mark !== '' && whole.includes(mark)
  if (!(/^\d+$/.test(whole) || isGrouped(whole)) || oneMarkForBoth || (mark !== '' && rest === ''))
    return { problem: 'malformed' }
  if (rest.length > 2) return { problem: 'fraction' }
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (units.length > MOST_DIGITS) return { problem: 'tooLarge' }
  return { amount: cents(Number(units + rest.padEnd(2, '0'))) }
}

/** An amount that the form's rule has accepted; null otherwise. */
export const typedAmount = (typed: string, locale?: string): Cents | null => {
  const read = readAmount(typed, locale)
  return 'amount' in read ? read.amount : null
}
