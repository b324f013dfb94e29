import { DAY, dayOf, MINUTE } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { ensureCare, newSession, type PlaySession } from './playerState'

/** Two signs of play at most so far apart are one stretch of play, ms. */
const MOST_GAP = 90_000
/** Play after as long without begins a session, ms. */
const SESSION_PAUSE = 30 * MINUTE

const signedInAt = (player: Player): number => player.state.session?.at ?? player.registeredAt

/** The figures since the sign-in, or since the first play after a pause if that was later. */
export const sessionFigures = (player: Player): PlaySession => {
  const at = signedInAt(player)
  const stored = player.state.care?.session
  return stored && stored.at >= at ? stored : newSession(at)
}

const playedOn = (player: Player, key: string): number => {
  const day = player.state.care?.day
  return day?.key === key ? day.played : 0
}

const addPlayed = (world: World, player: Player, { session, day }: { session: number; day: number }): void => {
  const care = ensureCare(player)
  const key = dayOf(world.now)
  care.session = { ...care.session, played: care.session.played + session }
  care.day = { key, played: playedOn(player, key) + day }
}

/**
 * Notes a sign of real play, with what it bets and wins: a game starts or is left, a round is settled, a ping. The time
 * since the last sign was played unless it is too long.
 */
export const notePlay = (
  world: World,
  player: Player,
  { bet = 0, win = 0, rounds = 0 }: { bet?: number; win?: number; rounds?: number } = {},
): void => {
  const { now } = world
  const care = ensureCare(player)
  const gap = now - care.last
  const session = gap < SESSION_PAUSE ? sessionFigures(player) : newSession(now)
  const played = gap <= MOST_GAP ? gap : 0
  care.session = { ...session, bet: session.bet + bet, win: session.win + win, rounds: session.rounds + rounds }
  addPlayed(world, player, { session: Math.min(played, now - session.at), day: Math.min(played, now % DAY) })
  care.last = now
}

/** Adds minutes of play, for testers. */
export const givePlayed =
  (minutes: number) =>
  (world: World, player: Player): void => {
    notePlay(world, player)
    addPlayed(world, player, { session: minutes * MINUTE, day: minutes * MINUTE })
  }

/** Seconds played today. */
export const secondsToday = (world: World, player: Player): number =>
  Math.floor(playedOn(player, dayOf(world.now)) / 1000)
