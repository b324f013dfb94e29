import { LOGIN_TYPE, REGISTER_TYPE, SMS_PURPOSE, SOCIAL } from '../../../src/contract/core/enums'
import { dialCodesFor, switches } from '../config/switches'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { localeOf, type Translate } from '../core/texts'
import { playerByAccount, playerByMobile, playerBySocial } from './account'
import { checkCredentials, forgetAttempts } from './attempts'
import { checkCode, spendCode } from './code'
import { checkLoginType, checkPassword, phoneOf, phonesOf } from './fields'
import { checkMagicInput, SOCIAL_TOKEN } from './magic'
import { admitted, type Proven, register } from './register'
import { closeSession, closeSessions } from './session'

/** A social login provider. */
export type Provider = keyof Player['social']

const playerNamed = (world: World, name: string, t: Translate): Player | null =>
  [
    playerByAccount(world, name),
    ...phonesOf(name, dialCodesFor(localeOf(t))).map((phone) => playerByMobile(world, phone)),
  ].find(Boolean) ?? null

/** Signs in with an account name or phone number, and a password. */
export const accountLogin = (
  world: World,
  request: { account: string; password: string },
  { t }: { t: Translate },
): Proven => {
  const account = request.account.trim()
  checkMagicInput(account)
  checkLoginType(world, LOGIN_TYPE.account)
  const player = playerNamed(world, account, t)
  if (!player) return refuse('unknownAccount')
  checkCredentials(world, player, request.password)
  return admitted(player)
}

/** Signs in with a phone number and a code; registers the number when it is new. */
export const accountLoginSms = (
  world: World,
  request: { mobile: string; code: string; pid?: string | undefined },
): Proven => {
  const mobile = phoneOf(request.mobile)
  checkMagicInput(mobile)
  checkLoginType(world, LOGIN_TYPE.phone)
  checkCode(world, mobile, request.code, SMS_PURPOSE.loginAndRegister)
  const player = playerByMobile(world, mobile)
  if (!player && switches(world).registerType === REGISTER_TYPE.account) refuse('unknownAccount')
  const proven = player ? admitted(player) : register(world, { mobile }, request.pid)
  spendCode(world, mobile)
  return proven
}

/** Resolves a provider's token to an account; refused when the provider is not on offer or denies it. */
export const socialOf = (world: World, provider: Provider, token: string): { id: string; name: string } => {
  if (switches(world).socialTypes?.includes(SOCIAL[provider]) === false) refuse('loginTypeClosed')
  const [, issuer, name] = SOCIAL_TOKEN.exec(token) ?? []
  if (issuer !== provider || name === undefined) return refuse('socialRefused')
  return { id: name.toLowerCase(), name }
}

/** Signs in with a provider's token; registers a new player. */
export const socialLogin =
  (provider: Provider) =>
  (world: World, request: { providerToken: string; pid?: string | undefined }): Proven => {
    const social = socialOf(world, provider, request.providerToken)
    const player = playerBySocial(world, `${provider}:${social.id}`)
    if (player) return admitted(player)
    return register(world, { nickname: social.name.slice(0, 20), social: { [provider]: social } }, request.pid)
  }

/** Sets a new password by SMS code; ends all sessions. */
export const forgetPassword = (
  world: World,
  _player: Player | null,
  request: { mobile: string; code: string; password: string },
): Record<never, never> => {
  const mobile = phoneOf(request.mobile)
  checkMagicInput(mobile)
  const player = playerByMobile(world, mobile)
  if (!player) return refuse('unknownAccount')
  checkCode(world, mobile, request.code, SMS_PURPOSE.forget)
  checkPassword(world, request.password)
  spendCode(world, mobile)
  player.password = request.password
  forgetAttempts(world, player.id)
  closeSessions(world, player)
  return {}
}

/** Ends the session of the call's token. */
export const logout = (
  world: World,
  player: Player,
  _request: unknown,
  { token }: { token: string },
): Record<never, never> => {
  closeSession(world, player, token)
  return {}
}
