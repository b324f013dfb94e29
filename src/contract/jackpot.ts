import * as v from 'valibot'
import { playerCall, publicCall, type ReplyOf } from './core/call'
import { cents, count, id, instant, integer, pageOf, paging, prizeType, propId, section, text } from './core/fields'

export const jackpotWinner = v.object({
  nickname: text,
  propId,
  type: prizeType,
  amountSection: section,
  count: integer,
  updateTime: instant,
})
export type JackpotWinner = v.InferOutput<typeof jackpotWinner>

/** Jackpot amounts in cents, with the ranges they are displayed in (spec §3). */
export const getJackpotDrawInfo = publicCall('getJackpotDrawInfo', {
  effect: 'read',
  specified: 'reply',
  reply: {
    total: cents,
    megaJackpot: cents,
    majorJackpot: cents,
    minorJackpot: cents,
    miniJackpot: cents,
    totalSection: section,
    megaJackpotSection: section,
    majorJackpotSection: section,
    minorJackpotSection: section,
    miniJackpotSection: section,
    canReceiveDrawChance: v.boolean(),
    /** Cents still to deposit for a chance; 0 when no deposit is needed. */
    needDeposit: cents,
    jackpotWinnerList: v.array(jackpotWinner),
    /** Deposit in cents that earns a chance; for the progress bar (our world's addition). */
    depositGoal: v.optional(cents),
    /** Chances left (our world's addition). */
    chances: v.optional(count),
    /** Hash of the secret that decides the next draw, shown before it (our world's addition). */
    commitment: v.optional(text),
  },
})

/** Draws (spec §7). The reply's `id` names the cell; `propId` 50001-50004 the jackpot won. */
export const draw = playerCall('receiveDrawChance', {
  effect: 'write',
  refusals: ['noDrawChance', 'drawNeedsDeposit', 'drawClosed', 'alreadyDrawn', 'playPaused', 'selfExcluded'],
  specified: 'reply',
  reply: {
    id: integer,
    propId,
    type: prizeType,
    count: integer,
    /** The jackpot won in cents, 0 if none. */
    bonus: cents,
    recordId: v.optional(id),
    forced: v.optional(v.boolean()),
  },
})
export type DrawResult = ReplyOf<typeof draw>

/** All that is needed to recompute a draw (our world's addition; see docs/fairness.md). */
export const drawProof = v.object({
  commitment: text,
  secret: text,
  message: text,
  forced: v.boolean(),
})
export type DrawProof = v.InferOutput<typeof drawProof>

export const drawRow = v.object({
  propId,
  type: prizeType,
  count: integer,
  amountSection: section,
  createTime: instant,
  id: v.optional(id),
  cellId: v.optional(integer),
  bonus: v.optional(cents),
  proof: v.optional(drawProof),
})
export type DrawRow = v.InferOutput<typeof drawRow>

/** The player's draws, newest first, 20 a page (spec §9). */
export const drawLog = playerCall('getPersonJackpotDrawAwardLog', {
  effect: 'read',
  specified: 'request',
  request: paging,
  reply: pageOf(drawRow).entries,
})

/** Spec §3. */
export const rankRow = v.object({
  id,
  nickname: text,
  avatar: text,
  amountSection: section,
  createTime: instant,
  rank: v.optional(count),
  /** The jackpot won (our world's addition). */
  propId: v.optional(propId),
})
export type RankRow = v.InferOutput<typeof rankRow>

/** The jackpot ranking, 10 a page (spec §9). */
export const jackpotRank = playerCall('getJackpotRank', {
  effect: 'read',
  specified: 'both',
  request: paging,
  reply: { allRank: pageOf(rankRow), personRank: v.nullable(rankRow) },
})
