import { type DueRule, schedule } from '../../core/agenda'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { forcedRound } from '../forced'
import { betsBetween } from '../kinds'
import { admitted, nextSpin, purseOf } from '../play'
import { addResult, type CrashRound, ensureGames, type GameSession, openRounds, roundKey } from '../playerState'
import { crashPoint, crashWin, flightUntil, LAUNCH, MOST_MULTIPLIER, multiplierAt } from '../rules/crash'
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

/** A flight as its player may see it. */
export const viewFlight = (world: World, player: Player, session: GameSession, round: CrashRound) => {
  const { id, start, bet, auto, left, crash, returned } = round
  const crashed = !returned && world.now >= start + flightUntil(crash)
  const phase = returned ? 'returned' : crashed ? 'crashed' : world.now < start ? 'launch' : 'flying'
  return {
    id,
    phase,
    elapsed: world.now - start,
    ...(world.clock.mode === 'frozen' && { stopped: true }),
    bet,
    auto,
    ...(left !== undefined && { left }),
    ...(crashed && { crash }),
    win: left === undefined ? 0 : crashWin(bet, left, crash),
    coin: purseOf(player, session),
  } as const
}

const flightOf = (world: World, player: Player, request: SessionRequest) => {
  const { session } = seatOf(world, player, request)
  return { session, round: lastRound(player, session, 'crash') ?? refuse('notFound') }
}

const end = (world: World, player: Player, mode: GameSession['mode'], round: CrashRound, win: number): void => {
  addResult(player, { mode, gameId: round.gameId }, round.crash)
  finish(world, player, mode, round, win)
}

const leave = (world: World, player: Player, mode: GameSession['mode'], round: CrashRound, at: number): void => {
  round.left = at
  end(world, player, mode, round, crashWin(round.bet, at, round.crash))
}

/** Ends the flights for money: leaves those in the air now, and gives the bets of the others back. */
export const closeFlights = (world: World, player: Player): void => {
  for (const round of openRounds(player)) {
    if (round.kind !== 'crash') continue
    const now = multiplierAt(world.now - round.start)
    if (now > 100) leave(world, player, 'real', round, Math.min(now, round.auto))
    else giveBack(world, player, 'real', round)
  }
}

/** Takes the bet and starts a flight, which ends by itself: its auto cash-out counts without a connection, too. */
export const crashBet = (world: World, player: Player, request: StakeRequest & { auto: number }) => {
  const { bet, auto } = request
  const seat = ofKind('crash', admitted(world, player, request))
  const { game, session } = seat
  if (!betsBetween(game.minBet, game.maxBet).includes(bet)) return refuse('badRequest', 'bet: not on offer')
  if (auto <= 100 || auto > MOST_MULTIPLIER) return refuse('badRequest', `auto: 101 to ${MOST_MULTIPLIER}`)
  const forced = forcedRound(world, 'crash')
  const [crash = 100] = forced ?? [crashPoint(nextSpin(world, player, session.mode))]
  const id = stake(world, player, seat, bet)
  const start = world.now + LAUNCH
  const round: CrashRound = {
    ...{ kind: 'crash', id, gameId: game.id, bet, start, crash, auto, over: false },
    ...(forced && { forced: true }),
  }
  ensureGames(player).rounds[roundKey(session)] = round
  const ends = start + flightUntil(Math.min(auto, crash))
  schedule(world, { at: ends, what: 'crash.ends', ref: roundRef(player, session, round) })
  return viewFlight(world, player, session, round)
}

/** Gives the bet back before the flight starts. Repeats, and a request that comes too late, change nothing. */
export const crashTakeBack = (world: World, player: Player, request: SessionRequest) => {
  const { session, round } = flightOf(world, player, request)
  if (!round.over && world.now < round.start) giveBack(world, player, session.mode, round)
  return viewFlight(world, player, session, round)
}

/** Leaves the flight at the multiplier that the player saw, at most the present one. Repeats change nothing. */
export const crashCashOut = (world: World, player: Player, request: SessionRequest & { at: number }) => {
  const { session, round } = flightOf(world, player, request)
  if (!round.over) {
    const at = Math.min(request.at, multiplierAt(world.now - round.start))
    if (at <= 100) return refuse('badRequest', 'at: the flight is not above 1.00')
    leave(world, player, session.mode, round, at)
  }
  return viewFlight(world, player, session, round)
}

export const crashLook = (world: World, player: Player, request: SessionRequest) => {
  const { session, round } = flightOf(world, player, request)
  return viewFlight(world, player, session, round)
}

/** The end of a flight that nobody left: at its automatic cash-out, or lost. */
export const crashRules: Readonly<Record<string, DueRule>> = {
  'crash.ends': (world, ref) => {
    const found = openRound(world, ref, 'crash')
    if (!found) return
    const { player, mode, round } = found
    if (round.auto <= round.crash) leave(world, player, mode, round, round.auto)
    else end(world, player, mode, round, 0)
  },
}
