import { plainDigits } from '../../../src/domain/digits'
import { graphemesOf } from '../../../src/domain/graphemes'
import { cleanNickname } from '../../../src/domain/member/nickname'
import { dialCodes, lengthOf, switches, withinLimits } from '../config/switches'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'

const codes = dialCodes.map((code) => code.slice(1))

/** Normalizes a phone number to `+` and digits; refuses invalid ones. */
export const phoneOf = (typed: string): string => {
  const plain = plainDigits(typed)
  const international = /^(\+|00)/.test(plain)
  const digits = plain.replace(/^(\+|00)/, '')
  if (!/^\d{7,15}$/.test(digits)) return refuse('badRequest', 'mobile: 7 to 15 digits')
  const coded = international || (digits.length > 10 && codes.some((code) => digits.startsWith(code)))
  return coded ? `+${digits}` : `${dialCodes[0]}${digits}`
}

/**
 * The numbers that an account typed as one may mean, the likeliest first: without a prefix it may be of any country,
 * the first of `countries` first, then have its code in front. None where it is no number.
 */
export const phonesOf = (typed: string, countries: readonly string[]): readonly string[] => {
  const [, prefix, digits] = /^(\+|00)?(\d{7,15})$/.exec(plainDigits(typed)) ?? []
  if (digits === undefined) return []
  const international = `+${digits}`
  return prefix ? [international] : [...countries.map((code) => `${code}${digits.replace(/^0+/, '')}`), international]
}

/** Refuses a way to sign in that is not on offer. */
export const checkLoginType = (world: World, type: number): void => {
  if (switches(world).loginTypes?.includes(type) === false) refuse('loginTypeClosed')
}

/**
 * Refuses an account name of invalid length or with characters other than letters, digits, dot, dash and underscore.
 */
export const checkAccount = (world: World, account: string): void => {
  if (!withinLimits(world, 'account', account) || !/^[a-z][\w.-]*$/i.test(account))
    refuse(
      'badRequest',
      `account: ${lengthOf(world, 'account')} letters, digits, dots, dashes or underscores, a letter first`,
    )
}

/** Refuses a password of invalid length, or without both a letter and a digit. */
export const checkPassword = (world: World, password: string): void => {
  if (!withinLimits(world, 'password', password) || !/\p{L}/u.test(password) || !/\p{Nd}/u.test(password))
    refuse('weakPassword')
}

/** The cleaned nickname; refuses an invalid length, counted as a reader counts. */
export const nicknameOf = (world: World, typed: string): string => {
  const nickname = cleanNickname(typed)
  if (nickname && withinLimits(world, 'username', graphemesOf(nickname))) return nickname
  return refuse('badRequest', `nickname: ${lengthOf(world, 'username')} visible characters`)
}
