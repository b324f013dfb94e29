import * as v from 'valibot'
import { playerCall } from './core/call'
import { cents, instant } from './core/fields'

const limit = v.object({
  period: v.picklist(['day', 'week', 'month']),
  /** Gross deposits allowed in the period, cents; null = none set. */
  amount: v.nullable(cents),
  used: cents,
  /** A raise that waits for its cooling-off. */
  pending: v.optional(v.object({ amount: v.nullable(cents), from: instant })),
})

/** Responsible play: deposit limits, breaks and this session's figures (assumed). */
export const playCare = playerCall('playCare', {
  effect: 'read',
  source: 'assumed',
  reply: {
    limits: v.array(limit),
    breakUntil: v.nullable(instant),
    sessionStart: instant,
    sessionBet: cents,
    sessionWin: cents,
    netDeposits: cents,
  },
})

/** Sets a deposit limit: lower at once, higher after 24 hours (assumed). */
export const playLimit = playerCall('playLimit', {
  effect: 'write',
  source: 'assumed',
  request: { period: v.picklist(['day', 'week', 'month']), amount: v.nullable(cents) },
  reply: { limits: v.array(limit) },
})

/** Takes a break from playing (assumed). */
export const playBreak = playerCall('playBreak', {
  effect: 'write',
  source: 'assumed',
  request: { length: v.picklist(['24h', '7d', '30d', '180d']) },
  reply: { breakUntil: instant },
})
