import * as v from 'valibot'
import { playerCall, publicCall } from './core/call'
import { count, smsPurpose, socialProvider, text } from './core/fields'
import { userInfo } from './member'

const short = v.pipe(v.string(), v.maxLength(128))
const password = v.pipe(v.string(), v.maxLength(128))
const inviter = { pid: v.optional(short) }

/** Reply of every sign-in: a new token and the account. */
const session = { token: v.pipe(v.string(), v.minLength(1)), user: userInfo, isNew: v.optional(v.boolean()) }

const social = (path: string) =>
  publicCall(path, {
    effect: 'write',
    refusals: ['loginTypeClosed', 'socialRefused', 'accountFrozen', 'unknownInviter'],
    request: { providerToken: text, ...inviter },
    reply: session,
  })

/** Signs in with a Google token. */
export const googleLogin = social('googleLogin')
/** Signs in with a Facebook token. */
export const facebookLogin = social('facebookLogin')
/** Signs in with a LINE token. */
export const lineLogin = social('lineLogin')

/** Signs in with account and password. */
export const accountLogin = publicCall('accountLogin', {
  effect: 'write',
  refusals: ['loginTypeClosed', 'wrongCredentials', 'tooManyRequests', 'unknownAccount', 'accountFrozen'],
  request: { account: short, password },
  reply: session,
})

/** Signs in with a phone number and an SMS code; registers the number when it is new. */
export const accountLoginSms = publicCall('accountLoginSms', {
  effect: 'write',
  refusals: [
    'codeNeeded',
    'wrongCode',
    'codeExpired',
    'loginTypeClosed',
    'unknownAccount',
    'accountFrozen',
    'unknownInviter',
  ],
  request: { mobile: short, code: short, ...inviter },
  reply: session,
})

/** Registers an account with a password. */
export const accountRegist = publicCall('accountRegist', {
  effect: 'write',
  refusals: [
    'loginTypeClosed',
    'registrationClosed',
    'accountTaken',
    'weakPassword',
    'accountFrozen',
    'unknownInviter',
  ],
  request: { account: short, password, ...inviter },
  reply: session,
})

/** Registers a phone number; without a code where otpStatus is off. */
export const accountRegist4 = publicCall('accountRegist4', {
  effect: 'write',
  refusals: [
    'loginTypeClosed',
    'registrationClosed',
    'phoneTaken',
    'weakPassword',
    'wrongCredentials',
    'tooManyRequests',
    'accountFrozen',
    'unknownInviter',
    'codeNeeded',
    'wrongCode',
    'codeExpired',
  ],
  request: { mobile: short, code: v.optional(short), password: v.optional(password), ...inviter },
  reply: session,
})

/**
 * Sends an SMS code for a purpose (`SMS_PURPOSE`); replies how long to wait for the next, and whether a login with it
 * would open an account (our world's addition).
 */
export const smsSend = publicCall('smsSend', {
  effect: 'write',
  refusals: ['codeTooSoon', 'phoneTaken', 'unknownAccount', 'accountFrozen'],
  request: { mobile: short, purpose: smsPurpose },
  reply: { waitSeconds: count, expireSeconds: count, isNew: v.optional(v.boolean()) },
})

/** Sets a new password with a code sent to the phone. */
export const forgetPassword = publicCall('forgetPassword', {
  effect: 'write',
  refusals: ['codeNeeded', 'wrongCode', 'codeExpired', 'unknownAccount', 'accountFrozen', 'weakPassword'],
  request: { mobile: short, code: short, password },
})

/** Binds a phone number (with code) or an account name to the player. */
export const bindAccount = playerCall('bindAccount', {
  effect: 'write',
  refusals: [
    'codeNeeded',
    'wrongCode',
    'codeExpired',
    'alreadyBound',
    'accountTaken',
    'phoneTaken',
    'accountFrozen',
    'weakPassword',
  ],
  request: {
    mobile: v.optional(short),
    code: v.optional(short),
    account: v.optional(short),
    password: v.optional(password),
  },
  reply: { user: userInfo },
})

/** Binds a social account (`SOCIAL`) to the player. */
export const bindSocialAccount = playerCall('bindSocialAccount', {
  effect: 'write',
  refusals: ['loginTypeClosed', 'alreadyBound', 'socialRefused'],
  request: { provider: socialProvider, providerToken: text },
  reply: { user: userInfo },
})

/** Sets the first password of a player who has none. */
export const initPassword = playerCall('initPassword', {
  effect: 'write',
  refusals: ['passwordAlreadySet', 'weakPassword'],
  request: { password },
  reply: { user: userInfo },
})
