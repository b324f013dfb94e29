import { plainDigits } from '../digits'

/** Digits of a number, of which the longest has 15 with its country code (ITU-T E.164). */
const SHORTEST = 6
const LONGEST = 15

/** The most digits of a national number; a longer one that begins with its own country code has it in front. */
const NATIONAL: Readonly<Record<string, number>> = {
  ...{ '+1': 10, '+20': 10, '+44': 10, '+52': 10, '+55': 11, '+62': 12 },
  ...{ '+63': 10, '+66': 9, '+84': 9, '+91': 10, '+971': 9 },
}

/** A dialling code such as `+84`, and the number as dialled within that country. */
export interface PhoneNumber {
  country: string
  mobile: string
}

const national = (mobile: string): string => mobile.replace(/^0+/, '')

/** Digits after `+` or the prefix of a call abroad, which is 011 where the code is +1; null without one. */
const abroad = (country: string, digits: string): string | null =>
  /^(?:\+|00)([1-9].*)/.exec(digits)?.[1] ?? (country === '+1' ? (/^011([1-9].*)/.exec(digits)?.[1] ?? null) : null)

/** Whether the chosen country's own code stands before a whole number, without a `+`. */
const hasOwnCode = (country: string, digits: string): boolean => {
  const most = NATIONAL[country] ?? LONGEST
  const rest = digits.length - (country.length - 1)
  return digits.startsWith(country.slice(1)) && digits.length > most && rest >= SHORTEST && rest <= most
}

/**
 * A number typed or pasted in any form, with any prefix. The chosen country comes first, then the longest code of
 * `countries`; null = of a country that is not among them. Whether it is a whole number, `isPhoneNumber` says.
 */
export const readPhone = (typed: string, country: string, countries: readonly string[]): PhoneNumber | null => {
  const digits = plainDigits(typed)
  const international = abroad(country, digits)
  if (international === null)
    return { country, mobile: hasOwnCode(country, digits) ? digits.slice(country.length - 1) : digits }
  const codes = [country, ...countries.toSorted((a, b) => b.length - a.length)]
  const code = codes.find((one) => `+${international}`.startsWith(one))
  return code === undefined ? null : { country: code, mobile: international.slice(code.length - 1) }
}

/** The international number: the country code and the number without its trunk zeros. */
export const internationalNumber = ({ country, mobile }: PhoneNumber): string => `${country}${national(mobile)}`

/** The most digits of a number in a country with this code, such as `+1`. */
export const longestNational = (country: string): number => LONGEST - (country.length - 1)

export const isPhoneNumber = ({ country, mobile }: PhoneNumber): boolean =>
  /^\d+$/.test(mobile) && national(mobile).length >= SHORTEST && national(mobile).length <= longestNational(country)
