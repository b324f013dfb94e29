import * as v from 'valibot'
import { playerCall } from './core/call'
import { cents, instant, integer } from './core/fields'

/** Money that may be negative. */
const balance = v.pipe(integer, v.brand('Cents'))

const limit = v.object({
  period: v.picklist(['day', 'week', 'month']),
  /** Gross deposits allowed in the period, cents; null = none set. */
  amount: v.nullable(cents),
  used: cents,
  /** A raised limit still in its cooling-off period. */
  pending: v.optional(v.object({ amount: v.nullable(cents), from: instant })),
})

/** Responsible gambling: deposit limits, breaks and session figures (assumed). */
export const playCare = playerCall('playCare', {
  effect: 'read',
  source: 'assumed',
  reply: {
    limits: v.array(limit),
    breakUntil: v.nullable(instant),
    sessionStart: instant,
    sessionBet: cents,
    sessionWin: cents,
    /** Deposits less withdrawals. */
    netDeposits: balance,
  },
})

/** Sets a deposit limit: lowering takes effect at once, raising after 24 hours (assumed). */
export const playLimit = playerCall('playLimit', {
  effect: 'write',
  source: 'assumed',
  request: { period: v.picklist(['day', 'week', 'month']), amount: v.nullable(cents) },
  reply: { limits: v.array(limit) },
})

/** Starts a time-out (assumed). */
export const playBreak = playerCall('playBreak', {
  effect: 'write',
  source: 'assumed',
  request: { length: v.picklist(['24h', '7d', '30d', '180d']) },
  reply: { breakUntil: instant },
})
