/** Digits of a number, of which the longest has 15 with its country code (ITU-T E.164). */
const SHORTEST = 6
const LONGEST = 15

const national = (mobile: string): string => mobile.replace(/^0+/, '')

/** The international number: the country code and the number without its trunk zeros. */
export const internationalNumber = (country: string, mobile: string): string => `${country}${national(mobile)}`

/** The most digits of a number in a country with this code, such as `+1`. */
export const longestNational = (country: string): number => LONGEST - (country.length - 1)

export const isPhoneNumber = (country: string, mobile: string): boolean =>
  /^\d+$/.test(mobile) && national(mobile).length >= SHORTEST && national(mobile).length <= longestNational(country)
