import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { forcedRound } from '../forced'
import { chipsBetween } from '../kinds'
import { admitted, nextSpin, purseOf } from '../play'
import { addResult } from '../playerState'
import { returns, spinWheel, spots } from '../rules/roulette'
import { ofKind, playRound } from './round'

/** Chips on one spot of the table, cents. */
export interface TableBet {
  spot: string
  amount: number
}

/** Spins the wheel for all bets on the table; their sum is the round's bet. */
export const rouletteSpin = (
  world: World,
  player: Player,
  { sessionId, gameId, bets }: { sessionId: string; gameId: number; bets: TableBet[] },
) => {
  const unknown = bets.find(({ spot, amount }) => !spots.includes(spot) || amount === 0)
  if (unknown) return refuse('badRequest', `bets: ${unknown.spot} ${unknown.amount}`)
  const bet = bets.reduce((sum, { amount }) => sum + amount, 0)
  const seat = ofKind('roulette', admitted(world, player, { sessionId, gameId, bet }))
  const { game, session } = seat
  const [chip = 1] = chipsBetween(game.minBet, game.maxBet)
  const broken = bets.find(({ amount }) => amount % chip !== 0)
  if (broken) return refuse('badRequest', `bets: ${broken.amount} is not made of chips of ${chip}`)
  const forced = forcedRound(world, 'roulette')
  const [number = 0] = forced ?? [spinWheel(nextSpin(world, player, session.mode))]
  const paid = bets
    .map(({ spot, amount }) => ({ spot, win: amount * returns(spot, number) }))
    .filter(({ win }) => win > 0)
  const win = paid.reduce((sum, row) => sum + row.win, 0)
  playRound(world, player, seat, { bet, win, ...(forced && { forced: true }) })
  addResult(player, session, number)
  return { number, bet, win, paid, coin: purseOf(player, session) }
}
