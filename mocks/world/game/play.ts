import type { AppGame } from '../../../src/contract/config'
import { countBet, countWin } from '../bonus/tasksCount'
import { noteSlotRounds } from '../bonus/tasksCounters'
import { notePlay } from '../care/played'
import { careRefusal } from '../care/playerState'
import { type Chance, chanceFor } from '../core/chance'
import { dayOf } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import { type PlainRefusal, refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'
import { growPools } from '../jackpot/pools'
import { countTurnover } from '../vip/turnover'
import { gameById } from './catalogue'
import { isOpen } from './open'
import { addPastRound, ensureGames, type GameSession, sessionOf } from './playerState'
import { addRound, addToDay, type Round } from './playRounds'

/** A bet of a session, cents. */
interface Bet {
  gameId: number
  bet: number
  sessionId: string
}

/** Cents. */
interface Stakes {
  bet: number
  win: number
}

/** A round: its stakes, and whether a tester chose its result. */
export type Settled = Stakes & Pick<Round, 'forced'>

interface RoundsPlayed extends Stakes {
  rounds: number
  wins: number
}

const SLOTS = 1

/** The first reason why a player may not bet; null when allowed. */
export const betRefusal = (
  world: World,
  player: Player,
  game: AppGame,
  bet: number,
  purse = balanceOf(player, 'coin'),
): PlainRefusal | null => {
  if (!isOpen(world, game)) return 'gameClosed'
  const paused = careRefusal(world, player)
  if (paused) return paused
  if (bet < game.minBet) return 'belowMinimum'
  if (bet > game.maxBet) return 'aboveMaximum'
  return bet > purse ? 'notEnoughCoin' : null
}

/** What a session can bet and shows as its balance. */
export const purseOf = (player: Player, session: GameSession): number =>
  session.mode === 'demo' ? session.purse : balanceOf(player, 'coin')

/** The game and session of a valid bet; refuses others before anything changes. */
export const admitted = (world: World, player: Player, { gameId, bet, sessionId }: Bet) => {
  const game = gameById(world, gameId)
  const session = sessionOf(player, sessionId)
  // A break has closed the session.
  const paused = careRefusal(world, player)
  if (paused) return refuse(paused)
  if (!game || session?.gameId !== gameId) return refuse('notFound')
  const refusal = betRefusal(world, player, game, bet, purseOf(player, session))
  return refusal ? refuse(refusal) : { game, session }
}

/** The random source of a player's next spin. */
export const nextSpin = (world: World, player: Player, mode: GameSession['mode'] = 'real'): Chance =>
  chanceFor(world.seed, 'spin', player.id, mode, ensureGames(player).spins[mode])

/** Settles an allowed round that is decided at once. */
export const settleRound = (world: World, player: Player, game: AppGame, settled: Settled): void =>
  endRound(world, player, game, { id: takeBet(world, player, settled.bet), ...settled })

/** The same without the jackpots, which a persona's past does not grow. */
export const settlePastRound = (world: World, player: Player, game: AppGame, settled: Settled): void =>
  payRound(world, player, game, { id: takeBet(world, player, settled.bet), ...settled })

/** Settles many rounds of a game in a persona's past: the record has only their sums. */
export const settlePastRounds = (world: World, player: Player, game: AppGame, played: RoundsPlayed): void => {
  const { bet, win } = played
  const ref = dayOf(world.now)
  addToDay(world, player, { ...played, type: game.type })
  post(world, player, 'coin', -bet, 'bet', ref)
  if (win > 0) post(world, player, 'coin', win, 'win', ref)
  countRounds(world, player, game, played)
}

/** Everything that settled bets and their wins count for. */
const countRounds = (
  world: World,
  player: Player,
  { id, type }: AppGame,
  { bet, win, rounds, wins }: RoundsPlayed,
): void => {
  player.bet += bet
  player.vipExp += bet
  notePlay(world, player, { bet, win, rounds })
  countTurnover(world, player, { gameType: type, bet })
  countBet(world, player, bet, rounds)
  if (type === SLOTS) noteSlotRounds(player, id, rounds, world.now)
  countWin(world, player, win, wins)
}

/** Takes the bet of an allowed round; it counts once the round has ended. Returns the round's id. */
export const takeBet = (world: World, player: Player, bet: number): string => {
  const id = nextId(world, 'b')
  post(world, player, 'coin', -bet, 'bet', id)
  return id
}

/** Gives the bet of a round back that was not played: it counts for nothing. */
export const returnBet = (world: World, player: Player, { id, bet }: Pick<Round, 'id' | 'bet'>): void => {
  post(world, player, 'coin', bet, 'bet.returned', id)
}

type Ended = Settled & Pick<Round, 'id'>

/** Ends a round whose bet was taken: pays it, counts it, and adds what was bet on a jackpot game to the jackpots. */
export const endRound = (world: World, player: Player, game: AppGame, ended: Ended): void => {
  if (game.isJackpot) growPools(world, ended.bet)
  payRound(world, player, game, ended)
}

const payRound = (world: World, player: Player, game: AppGame, { id, bet, win, forced }: Ended): void => {
  const at = world.now
  addRound(world, player, game.type, { id, at, gameId: game.id, bet, win, ...(forced && { forced }) })
  if (win > 0) post(world, player, 'coin', win, 'win', id)
  countRounds(world, player, game, { bet, win, rounds: 1, wins: win > 0 ? 1 : 0 })
  addPastRound(player, { mode: 'real', gameId: game.id }, { at, bet, win })
}
