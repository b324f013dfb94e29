import { type DueRule, schedule } from '../../core/agenda'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import { forcedRound } from '../forced'
import { betsBetween } from '../kinds'
import { admitted, nextSpin, purseOf } from '../play'
import { addResult, type CrashRound, ensureGames, type GameSession, roundKey } from '../playerState'
import { crashPoint, crashWin, flightUntil, LAUNCH, MOST_MULTIPLIER, multiplierAt } from '../rules/crash'
import { finish, lastRound, ofKind, type SessionRequest, type StakeRequest, seatOf, stake } from './round'

/** A flight as its player may see it. */
export const viewFlight = (world: World, player: Player, session: GameSession, round: CrashRound) => {
  const { id, start, bet, auto, left, crash } = round
  const crashed = world.now >= start + flightUntil(crash)
  const phase = crashed ? 'crashed' : world.now < start ? 'launch' : 'flying'
  return {
    id,
    phase,
    elapsed: world.now - start,
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

const leave = (world: World, player: Player, mode: GameSession['mode'], round: CrashRound, at: number): void => {
  round.left = at
  finish(world, player, mode, round, crashWin(round.bet, at, round.crash))
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
  addResult(player, session, crash)
  schedule(world, {
    at: start + flightUntil(Math.min(auto, crash)),
    what: 'crash.ends',
    ref: `${player.id}/${session.mode}/${game.id}/${id}`,
  })
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
    const [playerId = '', mode = '', gameId = '', id] = ref.split('/')
    const player = world.players[playerId]
    const round = player?.state.games?.rounds[`${mode}-${gameId}`]
    if (!player || round?.kind !== 'crash' || round.id !== id || round.over) return
    const of = mode === 'demo' ? 'demo' : 'real'
    if (round.auto <= round.crash) leave(world, player, of, round, round.auto)
    else finish(world, player, of, round, 0)
  },
}
