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
import { addRound, addToDay, type Round, recordRound } from './playRounds'

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

/** A jackpot game's bets grow the jackpots. */
const growBy = (world: World, { isJackpot }: AppGame, bet: number): void => {
  if (isJackpot) growPools(world, bet)
}

/** Settles an allowed round: ledger, bet record, and everything that bets count for. */
export const settleRound = (world: World, player: Player, game: AppGame, settled: Settled): Round => {
  growBy(world, game, settled.bet)
  return settlePastRound(world, player, game, settled)
}

/** The same without the jackpots, which a persona's past does not grow. */
export const settlePastRound = (world: World, player: Player, game: AppGame, settled: Settled): Round => {
  const { bet, win } = settled
  const round = addRound(world, player, { gameId: game.id, type: game.type, ...settled })
  settleStakes(world, player, game, { bet, win, rounds: 1, wins: win > 0 ? 1 : 0, ref: round.id })
  addPastRound(player, { mode: 'real', gameId: game.id }, { at: world.now, bet, win })
  return round
}

/** Settles many rounds of a game in a persona's past: the record has only their sums. */
export const settlePastRounds = (world: World, player: Player, game: AppGame, played: RoundsPlayed): void => {
  addToDay(world, player, { ...played, type: game.type })
  settleStakes(world, player, game, { ...played, ref: dayOf(world.now) })
}

const settleStakes = (
  world: World,
  player: Player,
  { id, type }: AppGame,
  { bet, win, rounds, wins, ref }: RoundsPlayed & { ref: string },
): void => {
  post(world, player, 'coin', -bet, 'bet', ref)
  if (win > 0) post(world, player, 'coin', win, 'win', ref)
  player.bet += bet
  player.vipExp += bet
  notePlay(world, player, { bet, win, rounds })
  countTurnover(world, player, { gameType: type, bet })
  countBet(world, player, bet, rounds)
  if (type === SLOTS) noteSlotRounds(player, id, rounds, world.now)
  countWin(world, player, win, wins)
}

/** Takes the bet of an allowed round that is decided by later calls. Returns the round's id. */
export const takeBet = (world: World, player: Player, game: AppGame, bet: number): string => {
  growBy(world, game, bet)
  const ref = nextId(world, 'b')
  addToDay(world, player, { type: game.type, bet, win: 0, rounds: 1 })
  settleStakes(world, player, game, { bet, win: 0, rounds: 1, wins: 0, ref })
  return ref
}

/** Pays such a round and adds it to the record. */
export const endRound = (world: World, player: Player, game: AppGame, round: Omit<Round, 'at'>): void => {
  const { id, bet, win } = round
  recordRound(player, game.type, { ...round, at: world.now })
  addPastRound(player, { mode: 'real', gameId: game.id }, { at: world.now, bet, win })
  if (win === 0) return
  addToDay(world, player, { type: game.type, bet: 0, win, rounds: 0 })
  post(world, player, 'coin', win, 'win', id)
  notePlay(world, player, { win })
  countWin(world, player, win, 1)
}
