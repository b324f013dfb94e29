import { dialCodes, switches, withinLimits } from '../config/switches'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'

const codes = dialCodes.map((code) => code.slice(1))

/** Normalises a phone number to `+` and digits; refuses invalid ones. */
export const phoneOf = (typed: string): string => {
  const international = /^\s*(\+|00)/.test(typed)
  const digits = typed.replace(/^\s*00/, '').replace(/[\s().+-]/g, '')
  if (!/^\d{7,15}$/.test(digits)) return refuse('badRequest')
  const coded = international || (digits.length > 10 && codes.some((code) => digits.startsWith(code)))
  return coded ? `+${digits}` : `${dialCodes[0]}${digits}`
}

/** Refuses a way to sign in that is not on offer. */
export const checkLoginType = (world: World, type: number): void => {
  if (switches(world).loginTypes?.includes(type) === false) refuse('loginTypeClosed')
}

/**
 * Refuses an account name of invalid length or with characters other than letters, digits, dot, dash and underscore.
 */
export const checkAccount = (world: World, account: string): void => {
  if (!withinLimits(world, 'account', account) || !/^[a-z][\w.-]*$/i.test(account)) refuse('badRequest')
}

/** Refuses a password of invalid length, or without both a letter and a digit. */
export const checkPassword = (world: World, password: string): void => {
  if (!withinLimits(world, 'password', password) || !/\p{L}/u.test(password) || !/\d/.test(password))
    refuse('weakPassword')
}

/** Cleans a nickname: removes bidirectional and invisible characters, collapses spaces; refuses an invalid length. */
export const nicknameOf = (world: World, typed: string): string => {
  const nickname = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return nickname && withinLimits(world, 'username', nickname) ? nickname : refuse('badRequest')
}
