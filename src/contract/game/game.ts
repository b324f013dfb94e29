import * as v from 'valibot'
import { playerCall } from '../core/call'
import { cents, id, instant, integer, pageOf, paging, period, text } from '../core/fields'

/** Starts a game session (spec §7). */
export const startGame = playerCall('startGame', {
  effect: 'write',
  refusals: ['gameClosed', 'notFound', 'playPaused', 'selfExcluded'],
  specified: 'request',
  request: { gameId: integer, tryIt: v.optional(v.picklist([0, 1])), activityId: v.optional(integer) },
  reply: {
    url: text,
    sessionId: id,
    mode: v.picklist(['real', 'demo']),
    /** Made for a phone that is held sideways (assumed). */
    landscape: v.optional(v.boolean()),
  },
})

/** Ends the game session of the player (spec §7). */
export const exitGame = playerCall('exitGame', { effect: 'write', request: { gameId: v.optional(integer) } })

/** A settled round. */
export const betRow = v.object({
  id,
  gameId: integer,
  gameName: text,
  bet: cents,
  win: cents,
  createTime: instant,
})

/** The player's rounds, newest first. */
export const betRecord = playerCall('betRecord', {
  effect: 'read',
  request: { ...paging, gameType: v.optional(integer), ...period },
  reply: pageOf(betRow).entries,
})

/** Bets and wins by day and by game type. */
export const betRecordReport = playerCall('betRecordReport', {
  effect: 'read',
  request: period,
  reply: {
    bet: cents,
    win: cents,
    rounds: integer,
    days: v.array(v.object({ day: text, bet: cents, win: cents, rounds: integer })),
    types: v.array(v.object({ type: integer, bet: cents, win: cents })),
  },
})

/** Money left in games (assumed). */
export const gameBalances = playerCall('gameBalances', {
  effect: 'read',
  source: 'assumed',
  reply: { list: v.array(v.object({ gameId: integer, gameName: text, coin: cents })), total: cents },
})

/** Transfers money left in games back to the balance (assumed). */
export const retrieveBalance = playerCall('retrieveBalance', {
  effect: 'write',
  source: 'assumed',
  reply: { retrieved: cents, coin: cents },
})
