import type { AppGame } from '../../../../src/contract/config'
import { careRefusal } from '../../care/playerState'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { gameById } from '../catalogue'
import { dropForcedRound } from '../forced'
import { kindOf } from '../kinds'
import { endRound, returnBet, type Settled, settleRound, takeBet } from '../play'
import type { GameKind } from '../playCalls'
import { addPastRound, ensureGames, type GameSession, type OpenRound, roundKey, sessionOf } from '../playerState'

export interface SessionRequest {
  sessionId: string
}

export interface StakeRequest extends SessionRequest {
  gameId: number
  bet: number
}

/** A game and the session that plays it. */
export interface RoundContext {
  game: AppGame
  session: GameSession
}

/** Refuses a call that is another kind of game's. */
export const ofKind = (kind: GameKind, seat: RoundContext): RoundContext =>
  kindOf(seat.game) === kind ? seat : refuse('badRequest', `gameId: the game is no ${kind}`)

export const seatOf = (world: World, player: Player, { sessionId }: SessionRequest): RoundContext => {
  const session = sessionOf(player, sessionId) ?? refuse(careRefusal(world, player) ?? 'notFound')
  const game = gameById(world, session.gameId) ?? refuse('notFound')
  return { game, session }
}

/** The last round of several calls that this session's game has played, open or over. */
export const lastRound = <K extends OpenRound['kind']>(
  player: Player,
  session: Pick<GameSession, 'mode' | 'gameId'>,
  kind: K,
): Extract<OpenRound, { kind: K }> | undefined => {
  const round = ensureGames(player).rounds[roundKey(session)]
  // A game keeps its kind, so the key decides it.
  return round?.kind === kind ? (round as Extract<OpenRound, { kind: K }>) : undefined
}

/** Plays a round of one call: by the ledger, or by a demo's purse. */
export const playRound = (world: World, player: Player, { game, session }: RoundContext, settled: Settled): void => {
  const { bet, win } = settled
  ensureGames(player).spins[session.mode] += 1
  dropForcedRound(world, kindOf(game))
  if (session.mode === 'real') {
    settleRound(world, player, game, settled)
    return
  }
  session.purse += win - bet
  addPastRound(player, session, { at: world.now, bet, win })
}

/** Takes the bet of a round of several calls; its id. */
export const stake = (world: World, player: Player, { game, session }: RoundContext, bet: number): string => {
  const games = ensureGames(player)
  const open = games.rounds[roundKey(session)]
  if (open && !open.over) return refuse('badRequest', 'bet: a round is open')
  games.spins[session.mode] += 1
  dropForcedRound(world, kindOf(game))
  if (session.mode === 'real') return takeBet(world, player, bet)
  session.purse -= bet
  return `demo-${games.spins.demo}`
}

/** Ends a round and pays its win. */
export const finish = (
  world: World,
  player: Player,
  mode: GameSession['mode'],
  round: OpenRound,
  win: number,
): void => {
  round.over = true
  const { gameId, bet } = round
  const game = gameById(world, gameId)
  if (mode === 'real') {
    if (game) endRound(world, player, game, { ...round, win })
    return
  }
  payPurse(player, gameId, win)
  addPastRound(player, { mode, gameId }, { at: world.now, bet, win })
}

/** Ends a round that was not played, and gives its bet back. */
export const giveBack = (world: World, player: Player, mode: GameSession['mode'], round: OpenRound): void => {
  round.over = true
  round.returned = true
  if (mode === 'real') returnBet(world, player, round)
  else payPurse(player, round.gameId, round.bet)
}

/** Pays a demo, if a session of it is open. */
const payPurse = (player: Player, gameId: number, amount: number): void => {
  const session = ensureGames(player).sessions.findLast((one) => one.gameId === gameId && one.mode === 'demo')
  if (session) session.purse += amount
}

/** How an event on the agenda names a round. */
export const roundRef = (player: Player, { mode }: GameSession, { gameId, id }: OpenRound): string =>
  `${player.id}/${mode}/${gameId}/${id}`

/** The open round that an event names, of a kind. */
export const openRound = <K extends OpenRound['kind']>(world: World, ref: string, kind: K) => {
  const [playerId = '', name, gameId, id] = ref.split('/')
  const mode: GameSession['mode'] = name === 'demo' ? 'demo' : 'real'
  const player = world.players[playerId]
  const round = player && lastRound(player, { mode, gameId: Number(gameId) }, kind)
  return player && round && round.id === id && !round.over ? { player, mode, round } : undefined
}
