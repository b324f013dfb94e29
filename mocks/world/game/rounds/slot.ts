import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { forcedRound } from '../forced'
import { betsBetween } from '../kinds'
import { admitted, nextSpin, purseOf } from '../play'
import { ensurePast, type Spin } from '../playerState'
import { cellsWithLine, spinReels } from '../rules/slot'
import { ofKind, playRound, type StakeRequest } from './round'

/** The world decides the result. Demo games use the same odds on the session's own purse. */
export const spinSlot = (world: World, player: Player, request: StakeRequest): Spin => {
  const { bet } = request
  const seat = ofKind('slot', admitted(world, player, request))
  const { game, session } = seat
  const bets = betsBetween(game.minBet, game.maxBet)
  if (!bets.includes(bet)) return refuse('badRequest', `bet: one of ${bets.join(', ')}`)
  const chance = nextSpin(world, player, session.mode)
  const line = forcedRound(world, 'slot')
  const outcome = spinReels(chance, game.volatility, bet, line && cellsWithLine(chance, line))
  playRound(world, player, seat, { bet, win: outcome.win, ...(line && { forced: true }) })
  const spin = { ...outcome, bet, coin: purseOf(player, session) }
  ensurePast(player, session).last = spin
  return spin
}
