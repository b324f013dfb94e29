import { DAY, dayOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { PERIODS, type Period, periodKey } from './tasksPeriods'

/** What is counted in each period; money in cents. */
export interface Counts {
  bet: number
  rounds: number
  win: number
  wins: number
  deposit: number
  deposits: number
  /** The part of `deposit` that arrived after its order had expired. */
  late: number
  logins: number
  invites: number
}

/** How many first deposits are recorded. */
const FIRST_DEPOSITS = 3

/** Counters by period, the first deposits, and the streak of days with a deposit. */
export interface Counters {
  periods: Partial<Record<Period, { key: string; counts: Counts }>>
  firstDeposits: number[]
  run: { from: string; last: string; days: number }
  lastLogin: string
  /** Deposits of the latest weekend, in order. */
  weekend?: { key: string; deposits: { at: number; amount: number }[] }
  /** Rounds of the latest day by slot. */
  slots?: { day: string; rounds: Record<string, number> }
}

declare module '../core/player' {
  interface PlayerState {
    counters?: Counters
  }
}

export const NO_COUNTS: Readonly<Counts> = {
  bet: 0,
  rounds: 0,
  win: 0,
  wins: 0,
  deposit: 0,
  deposits: 0,
  late: 0,
  logins: 0,
  invites: 0,
}

const ensureCounters = (player: Player): Counters =>
  ensurePlayerState(player, 'counters', () => ({
    periods: {},
    firstDeposits: [],
    run: { from: '', last: '', days: 0 },
    lastLogin: '',
  }))

/** Counters of the period at an instant; zeros outside a season. */
export const countsOf = (player: Player, period: Period, at: number): Readonly<Counts> => {
  const stored = player.state.counters?.periods[period]
  const key = periodKey(period, at)
  return stored && key !== '' && stored.key === key ? stored.counts : NO_COUNTS
}

/** Cents, in order. */
export const firstDepositsOf = (player: Player): readonly number[] => player.state.counters?.firstDeposits ?? []

/** Deposits of the weekend of an instant, in order. */
export const weekendDepositsOf = (player: Player, at: number): readonly { at: number; amount: number }[] => {
  const stored = player.state.counters?.weekend
  return stored && stored.key === periodKey('weekend', at) ? stored.deposits : []
}

/** Rounds of a slot on the day of an instant. */
export const slotRoundsOf = (player: Player, gameId: number, at: number): number => {
  const stored = player.state.counters?.slots
  return stored?.day === dayOf(at) ? (stored.rounds[gameId] ?? 0) : 0
}

/** Counts rounds of a slot. */
export const noteSlotRounds = (player: Player, gameId: number, rounds: number, at: number): void => {
  const counters = ensureCounters(player)
  const day = dayOf(at)
  if (counters.slots?.day !== day) counters.slots = { day, rounds: {} }
  counters.slots.rounds[gameId] = (counters.slots.rounds[gameId] ?? 0) + rounds
}

/** The streak of days with a deposit, up to the day of an instant or the day before. `key` changes when it breaks. */
export const depositRun = (player: Player, at: number): { key: string; days: number } => {
  const run = player.state.counters?.run
  const alive = run && (run.last === dayOf(at) || run.last === dayOf(at - DAY))
  return alive ? { key: run.from, days: run.days } : { key: '', days: 0 }
}

/** Adds to the counters of every period running at an instant. */
export const count = (player: Player, change: Partial<Counts>, at: number): void => {
  const counters = ensureCounters(player)
  for (const period of PERIODS) {
    const key = periodKey(period, at)
    if (key === '') continue
    const stored = counters.periods[period]
    const running = stored?.key === key ? stored : { key, counts: { ...NO_COUNTS } }
    for (const name of Object.keys(change) as (keyof Counts)[]) running.counts[name] += change[name] ?? 0
    counters.periods[period] = running
  }
}

/** Records a deposit among the first ones, in the weekend, and in the streak. */
export const noteDeposit = (player: Player, amount: number, at: number): void => {
  const counters = ensureCounters(player)
  if (counters.firstDeposits.length < FIRST_DEPOSITS) counters.firstDeposits.push(amount)
  const key = periodKey('weekend', at)
  if (key !== '') {
    if (counters.weekend?.key !== key) counters.weekend = { key, deposits: [] }
    counters.weekend.deposits.push({ at, amount })
  }
  const today = dayOf(at)
  if (counters.run.last === today) return
  counters.run =
    counters.run.last === dayOf(at - DAY)
      ? { ...counters.run, last: today, days: counters.run.days + 1 }
      : { from: today, last: today, days: 1 }
}

/** Records the day of a sign-in; false if it was recorded already. */
export const noteLogin = (player: Player, at: number): boolean => {
  const counters = ensureCounters(player)
  const today = dayOf(at)
  if (counters.lastLogin === today) return false
  counters.lastLogin = today
  return true
}
