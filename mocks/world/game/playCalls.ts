import * as v from 'valibot'
import { playerCall } from '../../../src/contract/core/call'
import { count, id, text } from '../../../src/contract/core/fields'
import { slotSymbols } from './slot'

const symbol = v.picklist(slotSymbols)
const spin = {
  reels: v.array(v.array(symbol)),
  lines: v.array(v.object({ line: count, symbol, win: count })),
  bet: count,
  win: count,
  coin: count,
}

/**
 * The calls of a game's frame, sent through the bridge. Not part of the product's contract and without an address;
 * declared as calls so that token, journal and refusals work alike.
 */
export const slotHello = playerCall('game/slotHello', {
  effect: 'read',
  source: 'assumed',
  request: { sessionId: id },
  reply: {
    gameId: count,
    name: text,
    mode: v.picklist(['real', 'demo']),
    coin: count,
    bets: v.array(count),
    rtp: count,
    pays: v.record(symbol, count),
    last: v.optional(v.object(spin)),
  },
})

export const slotSpin = playerCall('game/slotSpin', {
  effect: 'write',
  source: 'assumed',
  request: { sessionId: id, gameId: count, bet: count },
  reply: spin,
})
