import { dayOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import type { World } from '../core/state'

/** Money in cents. */
export interface Round {
  id: string
  at: number
  gameId: number
  bet: number
  win: number
  /** A tester chose its result: no proof of the odds. */
  forced?: boolean
}

/** Sums of a day, in all and by game type. */
export interface RoundsDay {
  day: string
  bet: number
  win: number
  rounds: number
  types: Record<string, { bet: number; win: number }>
}

/** A player's rounds, oldest first, their indexes by game type, and daily sums; of older days there are only the sums. */
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

interface Sums {
  type: number
  bet: number
  win: number
}

/** Adds rounds to the sums of the day. */
export const addToDay = (
  { now }: World,
  player: Player,
  { type, bet, win, rounds }: Sums & { rounds: number },
): void => {
  const day = dayFor(ensureRounds(player), dayOf(now))
  day.bet += bet
  day.win += win
  day.rounds += rounds
  const sums = day.types[type] ?? { bet: 0, win: 0 }
  day.types[type] = { bet: sums.bet + bet, win: sums.win + win }
}

/** Adds a settled round to the record, whose rounds are in order of time, and to the sums of the day. */
export const addRound = (world: World, player: Player, type: number, round: Round): void => {
  const { rows, byType } = ensureRounds(player)
  const indexes = byType[type]
  if (indexes) indexes.push(rows.length)
  else byType[type] = [rows.length]
  rows.push(round)
  addToDay(world, player, { type, bet: round.bet, win: round.win, rounds: 1 })
}
