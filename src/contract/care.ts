import * as v from 'valibot'
import { playerCall } from './core/call'
import { cents, count, instant, integer } from './core/fields'

/** Money that may be negative. */
const balance = v.pipe(integer, v.brand('Cents'))

const limit = v.object({
  period: v.picklist(['day', 'week', 'month']),
  /** Gross deposits allowed in the period, cents; null = none set. */
  amount: v.nullable(cents),
  used: cents,
  /** The part of `used` that arrived after its order had expired, when no limit could stop it. */
  late: v.optional(cents),
  /** When the period ends and nothing of it is used. */
  resetTime: v.optional(instant),
  /** A raised limit still in its cooling-off period. */
  pending: v.optional(v.object({ amount: v.nullable(cents), from: instant })),
})

/** Minutes between two reality checks. */
const minutes = v.picklist([15, 30, 60, 120])

const reminder = v.object({
  minutes,
  /** A longer interval still in its cooling-off period. */
  pending: v.optional(v.object({ minutes, from: instant })),
})

/** Responsible gambling: deposit limits, breaks, reality checks and session figures (assumed). */
export const playCare = playerCall('playCare', {
  effect: 'read',
  source: 'assumed',
  reply: {
    limits: v.array(limit),
    breakUntil: v.nullable(instant),
    /** Whether the break is a self-exclusion: half a year or longer. */
    excluded: v.boolean(),
    reminder,
    /** What a self-exclusion would do now: the player's own money is free at once, what is left of bonuses is forfeited. */
    exclusion: v.optional(v.object({ own: cents, bonus: cents })),
    /** This day's figures, with the time played in seconds. */
    today: v.optional(v.object({ bet: cents, win: cents, rounds: count, seconds: count })),
    /** The sign-in, or the first play after half an hour without if that was later. */
    sessionStart: instant,
    /** Time played, s. */
    sessionSeconds: v.optional(count),
    sessionRounds: v.optional(count),
    sessionBet: cents,
    sessionWin: cents,
    /** Deposits less withdrawals. */
    netDeposits: balance,
  },
})

/** Sets a deposit limit: lowering takes effect at once, raising after 24 hours (assumed). */
export const playLimit = playerCall('playLimit', {
  effect: 'write',
  refusals: ['belowMinimum', 'aboveMaximum'],
  source: 'assumed',
  request: { period: v.picklist(['day', 'week', 'month']), amount: v.nullable(cents) },
  reply: { limits: v.array(limit) },
})

/** Sets the interval of reality checks: a shorter one counts at once, a longer one after 24 hours (assumed). */
export const playReminder = playerCall('playReminder', {
  effect: 'write',
  source: 'assumed',
  request: { minutes },
  reply: { reminder },
})

/** Starts a time-out or, from `180d`, a self-exclusion; neither can be shortened (assumed). */
export const playBreak = playerCall('playBreak', {
  effect: 'write',
  source: 'assumed',
  request: { length: v.picklist(['24h', '7d', '30d', '42d', '180d', '365d', '1825d']) },
  reply: { breakUntil: instant },
})
