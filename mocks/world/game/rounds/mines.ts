import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { forcedRound } from '../forced'
import { betsBetween } from '../kinds'
import { admitted, nextSpin, purseOf } from '../play'
import { ensureGames, type GameSession, type MinesRound, roundKey } from '../playerState'
import { layMines, mineCounts, minesLadder, minesMultiplier, TILES } from '../rules/mines'
import { finish, lastRound, ofKind, type SessionRequest, type StakeRequest, seatOf, stake } from './round'

/** A board as its player may see it; the mines only once the round is over. */
export const viewBoard = (player: Player, session: GameSession, round: MinesRound) => {
  const { bet, opened, mines, over, win } = round
  const hit = opened.find((tile) => mines.includes(tile))
  const phase: 'open' | 'paid' | 'hit' = !over ? 'open' : hit === undefined ? 'paid' : 'hit'
  const shown = { opened: [...opened], mines: over ? [...mines] : [] }
  return { phase, bet, count: mines.length, ...shown, win, coin: purseOf(player, session) }
}

const boardOf = (world: World, player: Player, request: SessionRequest) => {
  const { session } = seatOf(world, player, request)
  return { session, round: lastRound(player, session, 'mines') ?? refuse('notFound') }
}

const end = (world: World, player: Player, session: GameSession, round: MinesRound, win: number): void => {
  round.win = win
  finish(world, player, session.mode, round, win)
}

/** What the open tiles are worth, cents. */
const worth = ({ bet, mines, opened }: MinesRound): number =>
  Math.floor((bet * minesMultiplier(mines.length, opened.length)) / 100)

/** Ends the open boards of real rounds: pays what their open tiles are worth, or gives the bet back. */
export const closeBoards = (world: World, player: Player): void => {
  for (const [key, round] of Object.entries(player.state.games?.rounds ?? {})) {
    if (round.kind !== 'mines' || round.over || key !== roundKey({ mode: 'real', gameId: round.gameId })) continue
    round.win = round.opened.length === 0 ? round.bet : worth(round)
    finish(world, player, 'real', round, round.win)
  }
}

export const minesBet = (world: World, player: Player, request: StakeRequest & { mines: number }) => {
  const { bet, mines } = request
  const seat = ofKind('mines', admitted(world, player, request))
  const { game, session } = seat
  const { least, most } = mineCounts
  if (!betsBetween(game.minBet, game.maxBet).includes(bet)) return refuse('badRequest', 'bet: not on offer')
  if (mines < least || mines > most) return refuse('badRequest', `mines: ${least} to ${most}`)
  const forced = forcedRound(world, 'mines')
  if (forced && forced.length !== mines) return refuse('badRequest', `mines: ${forced.length} are forced`)
  const laid = forced ?? layMines(nextSpin(world, player, session.mode), mines)
  const id = stake(world, player, seat, bet)
  const round: MinesRound = {
    ...{ kind: 'mines', id, gameId: game.id, bet, mines: laid, opened: [], win: 0, over: false },
    ...(forced && { forced: true }),
  }
  ensureGames(player).rounds[roundKey(session)] = round
  return viewBoard(player, session, round)
}

/** Opens a tile: a mine ends the round, the top of the ladder pays it. */
export const minesOpen = (world: World, player: Player, request: SessionRequest & { tile: number }) => {
  const { tile } = request
  const { session, round } = boardOf(world, player, request)
  if (round.over) return refuse('badRequest', 'tile: the round is over')
  if (tile >= TILES || round.opened.includes(tile)) return refuse('badRequest', 'tile: not a closed one')
  round.opened.push(tile)
  if (round.mines.includes(tile)) end(world, player, session, round, 0)
  else if (round.opened.length === minesLadder(round.mines.length).length)
    end(world, player, session, round, worth(round))
  return viewBoard(player, session, round)
}

/** Pays what the open tiles are worth. Repeats change nothing. */
export const minesCashOut = (world: World, player: Player, request: SessionRequest) => {
  const { session, round } = boardOf(world, player, request)
  if (!round.over && round.opened.length === 0) return refuse('badRequest', 'sessionId: no tile is open')
  if (!round.over) end(world, player, session, round, worth(round))
  return viewBoard(player, session, round)
}
