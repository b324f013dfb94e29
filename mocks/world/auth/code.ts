import type { smsSend as call } from '../../../src/contract/auth'
import type { ReplyInput } from '../../../src/contract/core/call'
import { REGISTER_TYPE, SMS_PURPOSE } from '../../../src/contract/core/enums'
import { plainDigits } from '../../../src/domain/digits'
import { switches } from '../config/switches'
import { DAY, MINUTE } from '../core/clock'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { ensureSharedState, type World } from '../core/state'
import { playerByMobile } from './account'
import { failAttempt, forgetAttempts, isOutOfAttempts } from './attempts'
import { phoneOf } from './fields'
import { checkMagicInput, DEMO_CODE } from './magic'

/** Lifetime of a code, ms. */
export const CODE_LIFE = 5 * MINUTE
/** Minimum time between two codes for a number, ms. */
export const CODE_PAUSE = MINUTE

declare module '../core/state' {
  interface SharedState {
    /** The last code sent to each number. */
    codes?: Record<string, { purpose: number; at: number }>
  }
}

/** Beyond this many numbers, expired codes are removed. */
const MANY = 500

const forgetOld = (world: World, codes: NonNullable<World['shared']['codes']>): void => {
  if (Object.keys(codes).length < MANY) return
  for (const [mobile, { at }] of Object.entries(codes)) if (at < world.now - DAY) delete codes[mobile]
}

/** Sends an SMS code: not too soon after the last one, and only to numbers that suit the purpose. */
export const smsSend = (
  world: World,
  _player: Player | null,
  request: { mobile: string; purpose: number },
): ReplyInput<typeof call> => {
  const mobile = phoneOf(request.mobile)
  const { purpose } = request
  checkMagicInput(mobile)
  if (!Object.values(SMS_PURPOSE).some((known) => known === purpose))
    refuse('badRequest', `purpose: one of ${Object.values(SMS_PURPOSE).join(', ')}`)
  const known = playerByMobile(world, mobile) !== null
  if (known && (purpose === SMS_PURPOSE.register || purpose === SMS_PURPOSE.bind)) refuse('phoneTaken')
  if (!known && purpose === SMS_PURPOSE.forget) refuse('unknownAccount')
  const last = world.shared.codes?.[mobile]
  if (last && world.now < last.at + CODE_PAUSE) refuse('codeTooSoon')
  const codes = ensureSharedState(world, 'codes', () => ({}))
  forgetOld(world, codes)
  codes[mobile] = { purpose, at: world.now }
  forgetAttempts(world, mobile)
  return {
    waitSeconds: CODE_PAUSE / 1000,
    expireSeconds: CODE_LIFE / 1000,
    ...(purpose === SMS_PURPOSE.loginAndRegister && {
      isNew: !known && switches(world).registerType !== REGISTER_TYPE.account,
    }),
  }
}

/**
 * Refuses any but the last code sent to a number, for the purpose it was sent for, until it expires or has been guessed
 * wrong too often.
 */
export const checkCode = (world: World, mobile: string, code: string, purpose: number): void => {
  const sent = world.shared.codes?.[mobile]
  if (!sent) refuse('wrongCode')
  else if (isOutOfAttempts(world, mobile)) refuse('codeExpired')
  else if (plainDigits(code) !== DEMO_CODE || sent.purpose !== purpose) failAttempt(world, mobile, 'wrongCode')
  else if (world.now >= sent.at + CODE_LIFE) refuse('codeExpired')
}

/** Removes a used code. */
export const spendCode = (world: World, mobile: string): void => {
  delete world.shared.codes?.[mobile]
  forgetAttempts(world, mobile)
}
