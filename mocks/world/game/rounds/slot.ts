import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { betsBetween } from '../kinds'
import { admitted, nextSpin, purseOf, settleRound } from '../play'
import { ensureGames, type Spin } from '../playerState'
import { spinReels } from '../rules/slot'
import { ofKind, type StakeRequest } from './round'

/** The world decides the result. Demo games use the same odds on the session's own purse. */
export const spinSlot = (world: World, player: Player, request: StakeRequest): Spin => {
  const { bet } = request
  const { game, session } = ofKind('slot', admitted(world, player, request))
  const bets = betsBetween(game.minBet, game.maxBet)
  if (!bets.includes(bet)) return refuse('badRequest', `bet: one of ${bets.join(', ')}`)
  const outcome = spinReels(nextSpin(world, player, session.mode), game.volatility, bet)
  if (session.mode === 'demo') session.purse += outcome.win - bet
  else settleRound(world, player, game, { bet, win: outcome.win })
  ensureGames(player).spins[session.mode] += 1
  session.last = { ...outcome, bet, coin: purseOf(player, session) }
  return session.last
}
