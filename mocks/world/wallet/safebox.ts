import type { ReplyInput } from '../../../src/contract/core/call'
import type {
  safeboxMove as moveCall,
  safeboxOpen as openCall,
  safeboxPassword as passwordCall,
  safeboxReset as resetCall,
} from '../../../src/contract/wallet/safebox'
import { checkCredentials } from '../auth/attempts'
import { withinLimits } from '../config/switches'
import { MINUTE } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import { once } from '../core/once'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'

/** Wrong passwords in a row, after which the safe-box locks itself for a while. */
const TRIES = 5
const LOCKED_FOR = 15 * MINUTE

declare module '../core/player' {
  interface PlayerState {
    safebox?: { wrong: number; lockedUntil: number }
  }
}

/** Too many wrong passwords: nothing that needs the password is accepted for a while. */
export const isLocked = (world: World, player: Player): boolean => (player.state.safebox?.lockedUntil ?? 0) > world.now

const set = (world: World, player: Player, password: string): void => {
  if (!/^\d+$/.test(password) || !withinLimits(world, 'safeboxPassword', password)) refuse('weakPassword')
  player.safeboxPassword = password
  delete player.state.safebox
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
  const { safeboxPassword: known } = player
  if (known !== undefined && isLocked(world, player)) return refuse('safeboxLocked')
  if (known !== undefined && known !== oldPassword) return refuse('wrongSafeboxPassword')
  set(world, player, password)
  return {}
}

/** Checks the password; a wrong one costs a try, and the last try locks the safe-box for a while. */
export const safeboxOpen = (
  world: World,
  player: Player,
  { password }: { password: string },
): ReplyInput<typeof openCall> => {
  if (isLocked(world, player)) return refuse('safeboxLocked')
  const right = player.safeboxPassword === undefined || player.safeboxPassword === password
  if (right) {
    delete player.state.safebox
    return { right, triesLeft: TRIES }
  }
  const wrong = (player.state.safebox?.wrong ?? 0) + 1
  const isLast = wrong >= TRIES
  player.state.safebox = { wrong: isLast ? 0 : wrong, lockedUntil: isLast ? world.now + LOCKED_FOR : 0 }
  return { right, triesLeft: TRIES - wrong }
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
  if (out && isLocked(world, player)) return refuse('safeboxLocked')
  if (out && player.safeboxPassword !== undefined && player.safeboxPassword !== password)
    return refuse('wrongSafeboxPassword')
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
