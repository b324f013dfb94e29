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

/** Adds a round to the record; rounds must come in order of time. */
export const recordRound = (player: Player, type: number, round: Round): void => {
  const rounds = ensureRounds(player)
  const indexes = rounds.byType[type]
  if (indexes) indexes.push(rounds.rows.length)
  else rounds.byType[type] = [rounds.rows.length]
  rounds.rows.push(round)
}

/** Adds a settled round to the record and to the sums of the day. */
export const addRound = (
  world: World,
  player: Player,
  { gameId, type, bet, win, forced }: Sums & Pick<Round, 'gameId' | 'forced'>,
): Round => {
  const round: Round = { id: nextId(world, 'b'), at: world.now, gameId, bet, win, ...(forced && { forced }) }
  recordRound(player, type, round)
  addToDay(world, player, { type, bet, win, rounds: 1 })
  return round
}
