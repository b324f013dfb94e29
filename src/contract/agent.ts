import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { cents, claimState, count, id, instant, integer, pageOf, paging, period, text } from './core/fields'

/** Sets the inviter of a player who has none (spec §7). */
export const agentFill = playerCall('agentFill', {
  effect: 'write',
  refusals: ['alreadyBound', 'unknownInviter'],
  specified: 'request',
  request: { pid: text },
})

/** The player's agent summary. */
export const appAgent5User = playerCall('appAgent5User', {
  effect: 'read',
  reply: {
    level: count,
    /** People that the next level needs; 0 at the top. */
    nextPeople: count,
    /** `rate` in hundredths of a percent of bets; `today…` is an estimate until the day is settled. */
    tiers: v.array(
      v.object({
        tier: count,
        rate: count,
        people: count,
        todayPeople: count,
        bet: cents,
        commission: cents,
        todayBet: cents,
        todayCommission: cents,
      }),
    ),
    today: cents,
    yesterday: cents,
    total: cents,
    claimable: cents,
    settleTime: instant,
    inviteCode: text,
    shareUrl: text,
    /** What makes a friend valid. */
    validDeposit: cents,
    validBet: cents,
    validInvites: v.array(v.object({ id, target: count, progress: count, state: claimState, awards: v.array(award) })),
  },
})

const member = v.object({
  id,
  nickname: text,
  avatar: text,
  tier: count,
  /** Who invited them; empty in the first tier. */
  parent: v.object({ id: text, nickname: text }),
  /** How many they invited. */
  people: count,
  bet: cents,
  commission: cents,
  todayBet: cents,
  todayCommission: cents,
  valid: v.boolean(),
  createTime: instant,
})

/**
 * Referred players and the commission they earned, newest first, of a tier, or who joined in a period (both instants
 * included). With `parent`, those whom a member invited (empty: the player), the ones who invited the most first. With
 * `find` (assumed), those with that id, or with that in their nickname.
 */
export const appAgent5UserLog = playerCall('appAgent5UserLog', {
  effect: 'read',
  request: {
    ...paging,
    tier: v.optional(integer),
    parent: v.optional(text),
    find: v.optional(text),
    ...period,
  },
  reply: pageOf(member).entries,
})

/** Claims the settled commission. */
export const appAgent5UserReceive = playerCall('appAgent5UserReceive', {
  effect: 'write',
  refusals: ['notClaimable'],
  reply: awards,
})
/** Claims a reward for a number of valid invites. */
export const appAgent5UserInviteValidReceive = playerCall('appAgent5UserInviteValidReceive', {
  effect: 'write',
  refusals: ['alreadyClaimed', 'goalNotReached', 'notFound'],
  request: byId,
  reply: awards,
})
