import { SMS_PURPOSE, SOCIAL } from '../../../src/contract/core/enums'
import type { UserInfo } from '../../../src/contract/member'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { userInfo } from '../member/member'
import { addPlayer, playerByAccount, playerByMobile, playerBySocial } from './account'
import { type Provider, socialOf } from './auth'
import { checkCode, spendCode } from './code'
import { checkAccount, checkPassword, phoneOf } from './fields'
import { checkMagicInput } from './magic'

interface Binding {
  mobile?: string | undefined
  code?: string | undefined
  account?: string | undefined
  password?: string | undefined
}

const mobileOf = (world: World, player: Player, typed: string, code = ''): string => {
  const mobile = phoneOf(typed)
  checkMagicInput(mobile)
  if (player.mobile) refuse('alreadyBound')
  if (playerByMobile(world, mobile)) refuse('phoneTaken')
  if (!code) refuse('codeNeeded')
  checkCode(world, mobile, code, SMS_PURPOSE.bind)
  return mobile
}

const accountOf = (world: World, player: Player, typed: string, password?: string): string => {
  const account = typed.trim()
  checkMagicInput(account)
  checkAccount(world, account)
  if (player.account) refuse('alreadyBound')
  if (playerByAccount(world, account)) refuse('accountTaken')
  // An account name needs a password.
  if (!player.password) checkPassword(world, password ?? '')
  return account
}

/** Adds a phone number, an account name or both to a player who has none. */
export const bindAccount = (world: World, player: Player, request: Binding): { user: UserInfo } => {
  if (!request.mobile && !request.account) refuse('badRequest', 'mobile or account: one of them is needed')
  const mobile = request.mobile ? mobileOf(world, player, request.mobile, request.code) : player.mobile
  const account = request.account ? accountOf(world, player, request.account, request.password) : player.account
  if (request.mobile) spendCode(world, mobile)
  if (request.account && !player.password) player.password = request.password ?? ''
  Object.assign(player, { mobile, account })
  addPlayer(world, player)
  return { user: userInfo(world, player) }
}

/** Adds a social account to a player who has none at that provider. */
export const bindSocialAccount = (
  world: World,
  player: Player,
  request: { provider: number; providerToken: string },
): { user: UserInfo } => {
  // `Object.keys` loses the key type.
  const provider = (Object.keys(SOCIAL) as Provider[]).find((name) => SOCIAL[name] === request.provider)
  if (!provider) return refuse('badRequest', `provider: one of ${Object.values(SOCIAL).join(', ')}`)
  const social = socialOf(world, provider, request.providerToken)
  if (player.social[provider] || playerBySocial(world, `${provider}:${social.id}`)) refuse('alreadyBound')
  player.social[provider] = social
  addPlayer(world, player)
  return { user: userInfo(world, player) }
}

/** Sets the first password of a player without one. */
export const initPassword = (world: World, player: Player, request: { password: string }): { user: UserInfo } => {
  if (player.password) refuse('passwordAlreadySet')
  checkPassword(world, request.password)
  player.password = request.password
  return { user: userInfo(world, player) }
}
