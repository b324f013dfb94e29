import type { playBreak as breakCall } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { DAY } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import { nextId, type World } from '../core/state'
import { exitGame, retrieveBalance } from '../game/game'
import { closeFlights } from '../game/rounds/crash'
import { closeBoards } from '../game/rounds/mines'
import { cancelUnpaid, freeDeposits } from '../wallet/deposit/depositLifecycle'
import { bonusLeft, releaseWagering } from '../wallet/walletWagering'
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

/** Takes what is left of bonuses, from the safe-box if the balance does not have it. */
const forfeitBonus = (world: World, player: Player): void => {
  const bonus = bonusLeft(player)
  const fromCoin = Math.min(bonus, balanceOf(player, 'coin'))
  const ref = nextId(world, 'x')
  if (fromCoin > 0) post(world, player, 'coin', -fromCoin, 'bonus.forfeited', ref)
  if (bonus > fromCoin) post(world, player, 'safebox', fromCoin - bonus, 'bonus.forfeited', ref)
}

/**
 * Makes a player's own money free to withdraw at once: open rounds are ended and paid, money in games comes back, and
 * turnover that could not be played ends. What is left of bonuses is forfeited (docs/decisions/039).
 */
const freeOwnMoney = (world: World, player: Player): void => {
  closeBoards(world, player)
  closeFlights(world, player)
  retrieveBalance(world, player)
  cancelUnpaid(world, player)
  forfeitBonus(world, player)
  releaseWagering(player)
  freeDeposits(player)
}

/** Starts or extends a break from playing; it cannot be shortened. Closes open games. */
export const playBreak = (
  world: World,
  player: Player,
  { length }: { length: keyof typeof lengths },
): ReplyInput<typeof breakCall> => {
  const care = ensureCare(player)
  care.excluded = isExcluded(world, player) || lengths[length] >= EXCLUSION
  care.breakUntil = Math.max(care.breakUntil, world.now + lengths[length])
  exitGame(world, player, {})
  if (care.excluded) freeOwnMoney(world, player)
  return { breakUntil: care.breakUntil }
}
