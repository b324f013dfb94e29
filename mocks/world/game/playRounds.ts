import { dayOf } from '../core/clock'
import { type Player, slice } from '../core/player'
import { nextId, type World } from '../core/state'

/** One round of a game, money in cents. */
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

/** A player's rounds, oldest first, where those of each game type stand, and the sums of each day. */
export interface RoundsSlice {
  rows: Round[]
  byType: Record<string, number[]>
  days: RoundsDay[]
}

declare module '../core/player' {
  interface Slices {
    rounds?: RoundsSlice
  }
}

/** A player's rounds. */
export const roundsSlice = (player: Player): RoundsSlice =>
  slice(player, 'rounds', () => ({ rows: [], byType: {}, days: [] }))

const dayFor = (rounds: RoundsSlice, day: string): RoundsDay => {
  const last = rounds.days.at(-1)
  if (last?.day === day) return last
  const made: RoundsDay = { day, bet: 0, win: 0, rounds: 0, types: {} }
  rounds.days.push(made)
  return made
}

/** What a round is written down from. */
export interface RoundFacts {
  gameId: number
  /** The game's type. */
  type: number
  bet: number
  win: number
}

/** Writes a settled round down; rounds come in the order of their instants. */
export const addRound = (
  world: World,
  player: Player,
  { gameId, type, bet, win }: RoundFacts,
  at = world.now,
): Round => {
  const rounds = roundsSlice(player)
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
