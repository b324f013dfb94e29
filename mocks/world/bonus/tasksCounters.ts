import { DAY, dayOf } from '../core/clock'
import { type Player, slice } from '../core/player'
import { PERIODS, type Period, periodKey } from './tasksPeriods'

/** What is counted in each period; money in cents. */
export interface Counts {
  bet: number
  rounds: number
  slotsBet: number
  win: number
  wins: number
  deposit: number
  deposits: number
  logins: number
  invites: number
}

/** The first deposits are told apart up to so many. */
const FIRST_DEPOSITS = 3

/** A player's counts by period, the first deposits and the days in a row with one. */
export interface Tally {
  periods: Partial<Record<Period, { key: string; counts: Counts }>>
  firstDeposits: number[]
  run: { from: string; last: string; days: number }
  lastLogin: string
}

declare module '../core/player' {
  interface Slices {
    tally?: Tally
  }
}

/** Nothing counted at all. */
export const NO_COUNTS: Readonly<Counts> = {
  bet: 0,
  rounds: 0,
  slotsBet: 0,
  win: 0,
  wins: 0,
  deposit: 0,
  deposits: 0,
  logins: 0,
  invites: 0,
}

const tallyOf = (player: Player): Tally =>
  slice(player, 'tally', () => ({
    periods: {},
    firstDeposits: [],
    run: { from: '', last: '', days: 0 },
    lastLogin: '',
  }))

/** What was counted in the period that an instant lies in; nothing while its season does not run. */
export const countsOf = (player: Player, period: Period, at: number): Readonly<Counts> => {
  const kept = player.slices.tally?.periods[period]
  const key = periodKey(period, at)
  return kept && key !== '' && kept.key === key ? kept.counts : NO_COUNTS
}

/** The player's first deposits, cents. */
export const firstDepositsOf = (player: Player): readonly number[] => player.slices.tally?.firstDeposits ?? []

/** The days in a row with a deposit, up to an instant's day or the day before; its key changes when it breaks. */
export const depositRun = (player: Player, at: number): { key: string; days: number } => {
  const run = player.slices.tally?.run
  const alive = run && (run.last === dayOf(at) || run.last === dayOf(at - DAY))
  return alive ? { key: run.from, days: run.days } : { key: '', days: 0 }
}

/** Whether a sign-in of an instant's day was counted. */
export const loggedInOn = (player: Player, at: number): boolean => player.slices.tally?.lastLogin === dayOf(at)

/** Adds to the counts of every period that runs at an instant. */
export const count = (player: Player, change: Partial<Counts>, at: number): void => {
  const tally = tallyOf(player)
  for (const period of PERIODS) {
    const key = periodKey(period, at)
    const kept = tally.periods[period]
    // A history is written noun by noun: what lies before a period that has begun no longer counts for it.
    if (key === '' || (kept && kept.key > key)) continue
    const counts = kept?.key === key ? kept.counts : { ...NO_COUNTS }
    for (const name of Object.keys(change) as (keyof Counts)[]) counts[name] += change[name] ?? 0
    tally.periods[period] = { key, counts }
  }
}

/** Remembers a deposit among the first ones and in the run of days. */
export const noteDeposit = (player: Player, amount: number, at: number): void => {
  const tally = tallyOf(player)
  if (tally.firstDeposits.length < FIRST_DEPOSITS) tally.firstDeposits.push(amount)
  const today = dayOf(at)
  if (tally.run.last === today) return
  tally.run =
    tally.run.last === dayOf(at - DAY)
      ? { ...tally.run, last: today, days: tally.run.days + 1 }
      : { from: today, last: today, days: 1 }
}

/** Remembers the day of a sign-in; false when that day was remembered before. */
export const noteLogin = (player: Player, at: number): boolean => {
  const tally = tallyOf(player)
  const today = dayOf(at)
  if (tally.lastLogin === today) return false
  tally.lastLogin = today
  return true
}
