import { LOGIN_TYPE, REGISTER_TYPE, SMS_PURPOSE } from '../../../src/contract/core/enums'
import { inviterNamed } from '../agent/agent'
import { joinTeam } from '../agent/join'
import { switches } from '../config/switches'
import { hash32 } from '../core/chance'
import { post } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { sendWelcome } from '../mail/statement'
import { localeOfPhone } from '../people/city'
import { localeFor, personIn } from '../people/person'
import { addPlayer, blankPlayer, playerByAccount, playerByMobile } from './account'
import { checkCredentials } from './attempts'
import { checkCode, spendCode } from './code'
import { checkAccount, checkLoginType, checkPassword, phoneOf } from './fields'
import { checkMagicInput } from './magic'

/** A player whose identity is proved. */
export interface Proven {
  player: Player
  isNew: boolean
}

/** A known player, unless the account is frozen. */
export const admitted = (player: Player): Proven => (player.frozen ? refuse('accountFrozen') : { player, isNew: false })

const freeId = (world: World): string => {
  for (let turn = Object.keys(world.players).length; ; turn++) {
    const id = `2${String(hash32(world.seed, 'player', turn) % 10_000_000).padStart(7, '0')}`
    if (!world.players[id]) return id
  }
}

/**
 * Creates a player with an empty balance, sends the welcome mail and adds the player to the inviter's team; refuses an
 * inviter who does not exist.
 */
export const register = (world: World, known: Partial<Player>, pid = ''): Proven => {
  const inviter = inviterNamed(world, pid)
  if (!inviter && pid.trim() !== '') refuse('unknownInviter')
  const id = freeId(world)
  const locale = localeOfPhone(known.mobile ?? '') ?? localeFor(world.seed, 'player', id)
  const { nickname } = personIn(locale, world.seed, 'player', id)
  const player = { ...blankPlayer(world, id), nickname, ...known }
  addPlayer(world, player)
  post(world, player, 'coin', 0, 'opening', '')
  sendWelcome(world, player)
  if (inviter) joinTeam(world, inviter, player)
  return { player, isNew: true }
}

/** Registers an account with a password. */
export const accountRegist = (
  world: World,
  request: { account: string; password: string; pid?: string | undefined },
): Proven => {
  const account = request.account.trim()
  checkMagicInput(account)
  checkLoginType(world, LOGIN_TYPE.account)
  if (switches(world).registerType === REGISTER_TYPE.phone) refuse('registrationClosed')
  checkAccount(world, account)
  checkPassword(world, request.password)
  if (playerByAccount(world, account)) refuse('accountTaken')
  return register(world, { account, password: request.password }, request.pid)
}

interface ByPhone {
  mobile: string
  code?: string | undefined
  password?: string | undefined
  pid?: string | undefined
}

/** What binds new accounts only: existing ones may be older than the configuration. */
const checkNewByPhone = (world: World, password: string | undefined): void => {
  if (switches(world).registerType === REGISTER_TYPE.account) refuse('registrationClosed')
  if (password !== undefined) checkPassword(world, password)
}

const withoutCode = (world: World, mobile: string, { password, pid }: ByPhone): Proven => {
  const player = playerByMobile(world, mobile)
  if (!player) {
    checkNewByPhone(world, password)
    return register(world, { mobile, password: password ?? '' }, pid)
  }
  if (player.password) checkCredentials(world, player, password)
  return admitted(player)
}

/** Registers a phone number with a code; with otpStatus off, registers or signs in without one. */
export const accountRegist4 = (world: World, request: ByPhone): Proven => {
  const mobile = phoneOf(request.mobile)
  checkMagicInput(mobile)
  const { otpStatus } = switches(world)
  checkLoginType(world, otpStatus === 0 ? LOGIN_TYPE.phoneNoOtp : LOGIN_TYPE.phone)
  if (otpStatus === 0) return withoutCode(world, mobile, request)
  checkNewByPhone(world, request.password)
  if (playerByMobile(world, mobile)) refuse('phoneTaken')
  if (!request.code) return refuse('codeNeeded')
  checkCode(world, mobile, request.code, SMS_PURPOSE.register)
  const proven = register(world, { mobile, password: request.password ?? '' }, request.pid)
  spendCode(world, mobile)
  return proven
}
