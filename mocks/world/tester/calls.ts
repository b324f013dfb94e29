import * as v from 'valibot'
import { playerCall, publicCall } from '../../../src/contract/core/call'
import { count, id, instant, integer, text } from '../../../src/contract/core/fields'
import { depositOrder } from '../../../src/contract/wallet/deposit'

/** The most rounds of one bet, and the most cents that one round can be said to win. */
export const MOST_ROUNDS = 10_000
export const MOST_WIN = 1_000_000_000

/**
 * A tester's changes of the world. Without an address, so that no app can make them; declared as calls so that token,
 * journal and refusals work alike.
 */
export const configure = publicCall('tester/configure', {
  effect: 'write',
  source: 'assumed',
  request: { clear: v.optional(v.boolean()), set: v.optional(v.array(text)) },
  reply: {},
})

export const give = playerCall('tester/give', {
  effect: 'write',
  source: 'assumed',
  request: { grants: v.array(text) },
  reply: { coin: count },
})

/** Results of the next rounds of the demo games. */
export const round = publicCall('tester/round', {
  effect: 'write',
  source: 'assumed',
  request: { clear: v.optional(v.boolean()), set: v.optional(v.array(text)) },
  reply: {},
})

export const bet = playerCall('tester/bet', {
  effect: 'write',
  source: 'assumed',
  request: {
    gameId: integer,
    stake: count,
    times: v.pipe(integer, v.minValue(1), v.maxValue(MOST_ROUNDS)),
    win: v.optional(v.pipe(count, v.maxValue(MOST_WIN))),
  },
  reply: { rounds: count, bet: count, win: count, coin: count, stopped: v.optional(integer) },
})

/** The order that a simulated provider's page shows. */
export const providerOrder = playerCall('provider/order', {
  effect: 'read',
  source: 'assumed',
  request: { orderId: id },
  reply: { order: depositOrder, channel: text, icon: text, returnTo: text, now: instant },
})

/** What happens on that page: paid, refused by the bank, paid after expiry, paid without notice, canceled. */
export const providerAnswer = playerCall('provider/answer', {
  effect: 'write',
  source: 'assumed',
  request: { orderId: id, answer: v.picklist(['pay', 'refuse', 'late', 'lost', 'cancel']) },
})
