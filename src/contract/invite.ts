import * as v from 'valibot'
import { award, awards } from './activity/rewards'
import { playerCall } from './core/call'
import { cents, claimState, count, id, instant, integer, pageOf, paging, text } from './core/fields'

/** The invite wheel: progress to the cash-out, spins left, sectors. */
export const actInviteUser = playerCall('actInviteUser', {
  effect: 'read',
  reply: {
    progress: cents,
    goal: cents,
    spins: count,
    endTime: instant,
    /** Clockwise from the top. `weight`: its share of the sum is the chance (our world's addition). */
    sectors: v.array(v.object({ id: integer, award, weight: v.optional(count) })),
    inviteCode: text,
    shareUrl: text,
  },
})

/** The player's invite spins and friends who joined, newest first. */
export const actInviteUserRecord = playerCall('actInviteUserRecord', {
  effect: 'read',
  request: paging,
  reply: pageOf(v.object({ id, nickname: text, kind: text, amount: cents, createTime: instant })).entries,
})

/** Whether the goal was just reached, for the VIP gift. */
export const actInviteUserStatus = playerCall('actInviteUserStatus', {
  effect: 'read',
  reply: { goalReached: v.boolean(), state: claimState, friends: count },
})

/** Cashes out once the goal is reached. */
export const actInviteUserExchange = playerCall('actInviteUserExchange', {
  effect: 'write',
  refusals: ['alreadyClaimed', 'goalNotReached', 'wageringExcluded'],
  reply: awards,
})
/** Spins the invite wheel. */
export const actInviteUserSpin = playerCall('actInviteUserSpin', {
  effect: 'write',
  refusals: ['noSpinLeft', 'playPaused', 'selfExcluded'],
  reply: { sectorId: integer, award, progress: cents, spins: count },
})
/** Counts a tap on the invite button. `requestId` makes a repeat safe. */
export const actInviteClickInvite = playerCall('actInviteClickInvite', {
  effect: 'write',
  request: { requestId: id },
  reply: { spins: count },
})
