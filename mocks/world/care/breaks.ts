import type { playBreak as breakCall } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { DAY } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { exitGame, retrieveBalance } from '../game/game'
import { closeBoards } from '../game/rounds/mines'
import { cancelUnpaid } from '../wallet/deposit/depositLifecycle'
import { releaseWagering } from '../wallet/walletWagering'
import { ensureCare, isExcluded } from './playerState'

const lengths = {
  '24h': DAY,
  '7d': 7 * DAY,
  '30d': 30 * DAY,
  '42d': 42 * DAY,
  '180d': 180 * DAY,
  '365d': 365 * DAY,
  '1825d': 1825 * DAY,
} as const
/** The shortest self-exclusion. */
const EXCLUSION = lengths['180d']

/**
 * Starts or extends a break from playing; it cannot be shortened. Closes open games. Who is excluded can withdraw
 * everything at once: open boards are paid, money in games comes back, and turnover that cannot be played ends.
 */
export const playBreak = (
  world: World,
  player: Player,
  { length }: { length: keyof typeof lengths },
): ReplyInput<typeof breakCall> => {
  const care = ensureCare(player)
  care.excluded = isExcluded(world, player) || lengths[length] >= EXCLUSION
  care.breakUntil = Math.max(care.breakUntil, world.now + lengths[length])
  exitGame(world, player, {})
  if (care.excluded) {
    closeBoards(world, player)
    retrieveBalance(world, player)
    cancelUnpaid(world, player)
    releaseWagering(player)
  }
  return { breakUntil: care.breakUntil }
}
