import * as v from 'valibot'
import { playerCall } from '../core/call'
import { cents, count, id, integer, text } from '../core/fields'

/** Sets or changes the safe-box password, which also confirms withdrawals (assumed). */
export const safeboxPassword = playerCall('safeboxPassword', {
  effect: 'write',
  refusals: ['weakPassword', 'wrongSafeboxPassword', 'safeboxLocked'],
  source: 'assumed',
  request: { password: text, oldPassword: v.optional(text) },
})

/** Moves coin into the safe-box (positive) or out of it (negative) (assumed). `requestId` makes a repeat safe. */
export const safeboxMove = playerCall('safeboxMove', {
  effect: 'write',
  refusals: ['notEnoughCoin', 'wrongSafeboxPassword', 'safeboxLocked'],
  source: 'assumed',
  request: { amount: integer, password: v.optional(text), requestId: id },
  reply: { coin: cents, safebox: cents },
})

/** Whether a move was made, by its request; and the figures as they are (assumed). */
export const safeboxStatus = playerCall('safeboxStatus', {
  effect: 'read',
  source: 'assumed',
  request: { requestId: id },
  reply: { moved: v.boolean(), coin: cents, safebox: cents },
})

/** Checks the safe-box password. A wrong one costs a try; after the last the safe-box locks itself for a while (assumed). */
export const safeboxOpen = playerCall('safeboxOpen', {
  effect: 'write',
  refusals: ['safeboxLocked'],
  source: 'assumed',
  request: { password: text },
  reply: { right: v.boolean(), triesLeft: count },
})

/** Sets a new safe-box password for a forgotten one, given the account's password (assumed). */
export const safeboxReset = playerCall('safeboxReset', {
  effect: 'write',
  refusals: ['weakPassword', 'wrongCredentials', 'tooManyRequests'],
  source: 'assumed',
  request: { accountPassword: text, password: text },
})
