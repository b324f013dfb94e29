import * as v from 'valibot'
import { playerCall } from '../../../src/contract/core/call'
import { count, id, instant, integer, text } from '../../../src/contract/core/fields'

/** The playable games. */
export const gameKinds = ['slot', 'crash', 'mines', 'roulette'] as const
export type GameKind = (typeof gameKinds)[number]

const stop = {
  reels: v.array(v.array(count)),
  lines: v.array(v.object({ line: count, symbol: count, count, win: count })),
  win: count,
}
const spin = { ...stop, free: v.array(v.object(stop)), bet: count, coin: count }

const flight = {
  id,
  phase: v.picklist(['launch', 'returned', 'flying', 'crashed']),
  elapsed: integer,
  /** The demo's clock is stopped, and the flight with it. */
  stopped: v.optional(v.boolean()),
  bet: count,
  auto: count,
  left: v.optional(count),
  crash: v.optional(count),
  win: count,
  coin: count,
}

const board = {
  id,
  phase: v.picklist(['open', 'hit', 'paid', 'returned']),
  bet: count,
  count,
  opened: v.array(count),
  mines: v.array(count),
  win: count,
  coin: count,
}

const session = { sessionId: id }
/** A repeated `requestId` gets the first result, as when that was lost on the way, with the present balance. */
const write = { ...session, requestId: v.optional(id) }
const stake = { ...write, gameId: count, bet: count }

// The calls of a game's frame, sent through the bridge. Not part of the product's contract and without an address;
// declared as calls so that token, journal and refusals work alike. Multipliers are in hundredths, money in cents.

export const gameHello = playerCall('game/gameHello', {
  effect: 'read',
  source: 'assumed',
  request: session,
  reply: {
    gameId: count,
    name: text,
    /** Id of its type in the catalog. */
    type: count,
    kind: v.picklist(gameKinds),
    mode: v.picklist(['real', 'demo']),
    coin: count,
    bets: v.array(count),
    most: count,
    rtp: count,
    /** The last rounds of this game, newest first. */
    history: v.array(v.object({ at: instant, bet: count, win: count })),
    slot: v.optional(v.object({ pays: v.array(v.array(count)), last: v.optional(v.object(spin)) })),
    crash: v.optional(v.object({ results: v.array(count), round: v.optional(v.object(flight)) })),
    mines: v.optional(v.object({ round: v.optional(v.object(board)) })),
    roulette: v.optional(v.object({ results: v.array(count) })),
  },
})

export const slotSpin = playerCall('game/slotSpin', { effect: 'write', source: 'assumed', request: stake, reply: spin })

export const crashBet = playerCall('game/crashBet', {
  effect: 'write',
  source: 'assumed',
  request: { ...stake, auto: count },
  reply: flight,
})

export const crashTakeBack = playerCall('game/crashTakeBack', {
  effect: 'write',
  source: 'assumed',
  request: write,
  reply: flight,
})

export const crashCashOut = playerCall('game/crashCashOut', {
  effect: 'write',
  source: 'assumed',
  request: { ...write, at: count },
  reply: flight,
})

export const crashLook = playerCall('game/crashLook', {
  effect: 'read',
  source: 'assumed',
  request: session,
  reply: flight,
})

export const minesBet = playerCall('game/minesBet', {
  effect: 'write',
  source: 'assumed',
  request: { ...stake, mines: count },
  reply: board,
})

export const minesOpen = playerCall('game/minesOpen', {
  effect: 'write',
  source: 'assumed',
  request: { ...write, tile: count },
  reply: board,
})

export const minesCashOut = playerCall('game/minesCashOut', {
  effect: 'write',
  source: 'assumed',
  request: write,
  reply: board,
})

const bet = v.object({ spot: text, amount: count })

export const rouletteSpin = playerCall('game/rouletteSpin', {
  effect: 'write',
  source: 'assumed',
  request: { ...write, gameId: count, bets: v.pipe(v.array(bet), v.maxLength(60)) },
  reply: { number: count, bet: count, win: count, paid: v.array(v.object({ spot: text, win: count })), coin: count },
})

/** Every call of the games' frames. */
export const playCalls = [
  gameHello,
  slotSpin,
  crashBet,
  crashTakeBack,
  crashCashOut,
  crashLook,
  minesBet,
  minesOpen,
  minesCashOut,
  rouletteSpin,
] as const
