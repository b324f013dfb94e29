import type { ReplyInput } from '../../../src/contract/core/call'
import type { safeboxMove as moveCall, safeboxPassword as passwordCall } from '../../../src/contract/wallet'
import { withinLimits } from '../config/switches'
import { balanceOf, post } from '../core/ledger'
import { once } from '../core/once'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'

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
  if (!/^\d+$/.test(password) || !withinLimits(world, 'safeboxPassword', password)) return refuse('weakPassword')
  if (player.safeboxPassword !== undefined && player.safeboxPassword !== oldPassword)
    return refuse('wrongSafeboxPassword')
  player.safeboxPassword = password
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
