import type { ReplyInput } from '../../../src/contract/core/call'
import type {
  safeboxMove as moveCall,
  safeboxOpen as openCall,
  safeboxPassword as passwordCall,
  safeboxReset as resetCall,
  safeboxStatus as statusCall,
} from '../../../src/contract/wallet/safebox'
import {
  attemptsLeft,
  checkCredentials,
  countAttempt,
  failAttempt,
  forgetAttempts,
  isOutOfAttempts,
} from '../auth/attempts'
import { withinLimits } from '../config/switches'
import { balanceOf, post } from '../core/ledger'
import { once, replyTo } from '../core/once'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'

const attemptsKey = (player: Player): string => `safebox.${player.id}`

/**
 * Refuses a wrong safe-box password, and after five of them any for a while, wherever it is asked for. A player without
 * one passes.
 */
export const checkSafeboxPassword = (world: World, player: Player, typed: string | undefined): void => {
  const { safeboxPassword: known } = player
  if (known === undefined) return
  if (isOutOfAttempts(world, attemptsKey(player))) refuse('safeboxLocked')
  if (known !== typed) failAttempt(world, attemptsKey(player), 'wrongSafeboxPassword')
  forgetAttempts(world, attemptsKey(player))
}

const set = (world: World, player: Player, password: string): void => {
  if (!/^\d+$/.test(password) || !withinLimits(world, 'safeboxPassword', password)) refuse('weakPassword')
  player.safeboxPassword = password
  forgetAttempts(world, attemptsKey(player))
}

interface PasswordRequest {
  password: string
  oldPassword?: string | undefined
}

/** Sets the safe-box password, or changes it given the old one. */
export const safeboxPassword = (
  world: World,
  player: Player,
  { password, oldPassword }: PasswordRequest,
): ReplyInput<typeof passwordCall> => {
  checkSafeboxPassword(world, player, oldPassword)
  set(world, player, password)
  return {}
}

/** Checks the password; a wrong one costs a try, and the last try locks the safe-box for a while. */
export const safeboxOpen = (
  world: World,
  player: Player,
  { password }: { password: string },
): ReplyInput<typeof openCall> => {
  const key = attemptsKey(player)
  if (isOutOfAttempts(world, key)) return refuse('safeboxLocked')
  const right = player.safeboxPassword === undefined || player.safeboxPassword === password
  if (right) forgetAttempts(world, key)
  else countAttempt(world, key)
  return { right, triesLeft: attemptsLeft(world, key) }
}

/** A new password for a forgotten one, given the account's; it unlocks the safe-box, too. */
export const safeboxReset = (
  world: World,
  player: Player,
  { accountPassword, password }: { accountPassword: string; password: string },
): ReplyInput<typeof resetCall> => {
  checkCredentials(world, player, accountPassword)
  set(world, player, password)
  return {}
}

interface MoveRequest {
  amount: number
  password?: string | undefined
  requestId: string
}

const move = (world: World, player: Player, { amount, password }: MoveRequest): ReplyInput<typeof moveCall> => {
  if (amount === 0) return refuse('badRequest', 'amount: 0')
  const out = amount < 0
  if (out) checkSafeboxPassword(world, player, password)
  if (balanceOf(player, out ? 'safebox' : 'coin') < Math.abs(amount)) return refuse('notEnoughCoin')
  const ref = nextId(world, 'x')
  const kind = out ? 'safebox.out' : 'safebox.in'
  const { balanceAfter: coin } = post(world, player, 'coin', -amount, kind, ref)
  const { balanceAfter: safebox } = post(world, player, 'safebox', amount, kind, ref)
  return { coin, safebox }
}

/** Moves coin into the safe-box (positive) or out of it, which needs the password once one is set. */
export const safeboxMove = (world: World, player: Player, request: MoveRequest): ReplyInput<typeof moveCall> =>
  once(player, 'safeboxMove', request.requestId, () => move(world, player, request))

/** Whether a move was made; the figures are the present ones. */
export const safeboxStatus = (
  _world: World,
  player: Player,
  { requestId }: { requestId: string },
): ReplyInput<typeof statusCall> => ({
  moved: replyTo(player, 'safeboxMove', requestId) !== undefined,
  coin: balanceOf(player, 'coin'),
  safebox: balanceOf(player, 'safebox'),
})
