import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { cents, claimState, count, id, instant, integer, pageOf, paging, text } from './core/fields'

/** `nextTime`: when the next one comes; an unclaimed one is lost then. */
const claim = { state: claimState, awards: v.array(award), nextTime: instant }

/** The player's VIP progress and claimable bonuses. */
export const getVipInfo = playerCall('getVipInfo', {
  effect: 'read',
  specified: 'reply',
  reply: {
    /** Named by the specification; its fields are assumed. */
    vipData: v.object({
      level: count,
      exp: count,
      /** Absent at the top level. */
      nextExp: v.optional(count),
      /** The bonuses of the present week and month: bets so far, the bets needed, and when they can be claimed. */
      periods: v.array(
        v.object({ kind: v.picklist(['week', 'month']), bet: cents, need: cents, endTime: instant, bonus: cents }),
      ),
      daily: v.object(claim),
      signIn: v.object({
        day: count,
        ...claim,
        week: v.array(v.object({ day: count, state: claimState, awards: v.array(award) })),
      }),
      tasks: v.array(
        v.object({
          id,
          title: text,
          progress: count,
          target: count,
          unit: text,
          state: claimState,
          awards: v.array(award),
        }),
      ),
      /** Bonuses of levels, weeks and months; those of a level do not expire. */
      unreceived: v.array(v.object({ id, title: text, awards: v.array(award), expireTime: v.optional(instant) })),
    }),
  },
})

/** The rebate of a game type (0 = all), by rate and today's bets. */
export const betBonus = playerCall('betBonus', {
  effect: 'read',
  refusals: ['notFound'],
  specified: 'request',
  request: { type: integer },
  reply: {
    /** What has accrued since the last settlement; `nextRate` is the next level's, absent at the top. */
    list: v.array(v.object({ type: integer, rate: count, nextRate: v.optional(count), bet: cents, bonus: cents })),
    /** Settled and claimable. */
    total: cents,
    /** What the total is made of, and when it was last settled; empty when there is nothing. */
    settled: v.array(v.object({ type: integer, bet: cents, bonus: cents })),
    lastSettleTime: v.optional(instant),
    /** The newest rebate received; absent before the first. */
    lastClaim: v.optional(v.object({ bonus: cents, createTime: instant })),
    minClaim: cents,
    settleTime: instant,
  },
})

/** Claims the settled rebate. */
export const betBonusReceive = playerCall('betBonusReceive', {
  effect: 'write',
  refusals: ['notClaimable'],
  reply: awards,
})

/** Past rebates, newest first. */
export const betBonusLog = playerCall('betBonusLog', {
  effect: 'read',
  request: paging,
  reply: pageOf(v.object({ id, bonus: cents, bet: cents, createTime: instant })).entries,
})

/** Claims the VIP level's daily bonus. */
export const appVipUserReceiveDaily = playerCall('appVipUserReceiveDaily', {
  effect: 'write',
  refusals: ['notClaimable', 'alreadyClaimed'],
  reply: awards,
})
/** Claims the VIP sign-in award of the day. */
export const appVipUserReceiveSignInAward = playerCall('appVipUserReceiveSignInAward', {
  effect: 'write',
  refusals: ['alreadyClaimed'],
  reply: awards,
})
/** Claims a VIP task. */
export const receiveVipTask = playerCall('receiveVipTask', {
  effect: 'write',
  refusals: ['alreadyClaimed', 'notFound', 'taskNotDone'],
  specified: 'request',
  request: byId,
  reply: awards,
})
/** Claims all level-up, weekly and monthly bonuses not yet received. */
export const receiveVipTaskUnReceiveBonus = playerCall('receiveVipTaskUnReceiveBonus', {
  effect: 'write',
  refusals: ['notClaimable'],
  reply: awards,
})
