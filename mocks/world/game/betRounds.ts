import { REFUSAL } from '../../../src/contract/core/refusals'
import { balanceOf } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { gameById } from './catalogue'
import { kindOf, quickRound } from './kinds'
import { betRefusal, nextSpin, settleRound } from './play'
import { ensureGames, rememberGame } from './playerState'

interface Rounds {
  gameId: number
  stake: number
  times: number
  /** Of each round; absent = the game's own chance decides. */
  win?: number | undefined
}

/**
 * Plays rounds outside a game's frame. The first one that is refused ends them: with its code if it is the very first,
 * else with `stopped`.
 */
export const betRounds = (world: World, player: Player, { gameId, stake, times, win }: Rounds) => {
  const game = gameById(world, gameId) ?? refuse('notFound')
  const total = { rounds: 0, bet: 0, win: 0 }
  for (; total.rounds < times; total.rounds++) {
    const refusal = betRefusal(world, player, game, stake)
    if (refusal && total.rounds === 0) refuse(refusal)
    if (refusal) return { ...total, coin: balanceOf(player, 'coin'), stopped: REFUSAL[refusal] }
    const won = win ?? quickRound(kindOf(game), nextSpin(world, player), game.volatility, stake)
    if (win === undefined) ensureGames(player).spins.real += 1
    settleRound(world, player, game, { bet: stake, win: won })
    total.bet += stake
    total.win += won
  }
  rememberGame(player, gameId, world.now)
  return { ...total, coin: balanceOf(player, 'coin') }
}
