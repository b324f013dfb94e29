import { dayOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { nextId, type World } from '../core/state'

/** Money in cents. */
export interface Round {
  id: string
  at: number
  gameId: number
  bet: number
  win: number
}

/** Sums of a day, in all and by game type. */
export interface RoundsDay {
  day: string
  bet: number
  win: number
  rounds: number
  types: Record<string, { bet: number; win: number }>
}

/** A player's rounds, oldest first, their indexes by game type, and daily sums. */
export interface RoundsState {
  rows: Round[]
  byType: Record<string, number[]>
  days: RoundsDay[]
}

declare module '../core/player' {
  interface PlayerState {
    rounds?: RoundsState
  }
}

export const ensureRounds = (player: Player): RoundsState =>
  ensurePlayerState(player, 'rounds', () => ({ rows: [], byType: {}, days: [] }))

const dayFor = (rounds: RoundsState, day: string): RoundsDay => {
  const last = rounds.days.at(-1)
  if (last?.day === day) return last
  const made: RoundsDay = { day, bet: 0, win: 0, rounds: 0, types: {} }
  rounds.days.push(made)
  return made
}

export interface RoundFacts {
  gameId: number
  type: number
  bet: number
  win: number
}

/** Adds a settled round; rounds must come in order of time. */
export const addRound = (
  world: World,
  player: Player,
  { gameId, type, bet, win }: RoundFacts,
  at = world.now,
): Round => {
  const rounds = ensureRounds(player)
  const round: Round = { id: nextId(world, 'b'), at, gameId, bet, win }
  const places = rounds.byType[type]
  if (places) places.push(rounds.rows.length)
  else rounds.byType[type] = [rounds.rows.length]
  rounds.rows.push(round)
  const day = dayFor(rounds, dayOf(at))
  day.bet += bet
  day.win += win
  day.rounds += 1
  const sums = day.types[type] ?? { bet: 0, win: 0 }
  day.types[type] = { bet: sums.bet + bet, win: sums.win + win }
  return round
}
