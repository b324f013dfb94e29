import { type DueRule, schedule } from '../../core/agenda'
import { DAY } from '../../core/clock'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { forcedRound } from '../forced'
import { betsBetween } from '../kinds'
import { admitted, nextSpin, purseOf } from '../play'
import { ensureGames, type GameSession, type MinesRound, openRounds, roundKey } from '../playerState'
import { layMines, mineCounts, minesLadder, minesMultiplier, TILES } from '../rules/mines'
import {
  finish,
  giveBack,
  lastRound,
  ofKind,
  openRound,
  roundRef,
  type SessionRequest,
  type StakeRequest,
  seatOf,
  stake,
} from './round'

type Mode = Pick<GameSession, 'mode'>

/** A board as its player may see it; the mines only once the round is over. */
export const viewBoard = (player: Player, session: GameSession, round: MinesRound) => {
  const { id, bet, opened, mines, over, win } = round
  const shown = { opened: [...opened], mines: over ? [...mines] : [] }
  return { id, phase: phaseOf(round), bet, count: mines.length, ...shown, win, coin: purseOf(player, session) }
}

const phaseOf = ({ opened, mines, over, returned }: MinesRound): 'open' | 'returned' | 'hit' | 'paid' => {
  if (!over) return 'open'
  if (returned) return 'returned'
  return opened.some((tile) => mines.includes(tile)) ? 'hit' : 'paid'
}

const boardOf = (world: World, player: Player, request: SessionRequest) => {
  const { session } = seatOf(world, player, request)
  return { session, round: lastRound(player, session, 'mines') ?? refuse('notFound') }
}

const end = (world: World, player: Player, { mode }: Mode, round: MinesRound, win: number): void => {
  round.win = win
  finish(world, player, mode, round, win)
}

/** What the open tiles are worth, cents. */
const worth = ({ bet, mines, opened }: MinesRound): number =>
  Math.floor((bet * minesMultiplier(mines.length, opened.length)) / 100)

/** Ends a board without its player: pays what its open tiles are worth, or gives the bet back. */
const close = (world: World, player: Player, { mode }: Mode, round: MinesRound): void => {
  if (round.opened.length === 0) giveBack(world, player, mode, round)
  else end(world, player, { mode }, round, worth(round))
}

/** A board that nobody touches is closed so long after its bet, ms. */
const WAITS = DAY

export const minesRules: Readonly<Record<string, DueRule>> = {
  'mines.ends': (world, ref) => {
    const found = openRound(world, ref, 'mines')
    if (found) close(world, found.player, found, found.round)
  },
}

/** Closes the open boards of real rounds. */
export const closeBoards = (world: World, player: Player): void => {
  for (const round of openRounds(player)) if (round.kind === 'mines') close(world, player, { mode: 'real' }, round)
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
  schedule(world, { at: world.now + WAITS, what: 'mines.ends', ref: roundRef(player, session, round) })
  return viewBoard(player, session, round)
}

/** Opens a tile: a mine ends the round, the top of the ladder pays it. A board that has ended stays as it is. */
export const minesOpen = (world: World, player: Player, request: SessionRequest & { tile: number }) => {
  const { tile } = request
  const { session, round } = boardOf(world, player, request)
  if (round.over) return viewBoard(player, session, round)
  if (tile >= TILES || round.opened.includes(tile)) return refuse('badRequest', 'tile: not a closed one')
  round.opened.push(tile)
  if (round.mines.includes(tile)) end(world, player, session, round, 0)
  else if (round.opened.length === minesLadder(round.mines.length).length)
    end(world, player, session, round, worth(round))
  return viewBoard(player, session, round)
}

/** Pays what the open tiles are worth. A board that has ended stays as it is. */
export const minesCashOut = (world: World, player: Player, request: SessionRequest) => {
  const { session, round } = boardOf(world, player, request)
  if (!round.over && round.opened.length === 0) return refuse('badRequest', 'sessionId: no tile is open')
  if (!round.over) end(world, player, session, round, worth(round))
  return viewBoard(player, session, round)
}
