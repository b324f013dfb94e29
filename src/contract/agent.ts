import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { cents, count, id, instant, integer, pageOf, paging, text } from './core/fields'

/** Sets the inviter of a player who has none (spec §7). */
export const agentFill = playerCall('agentFill', { effect: 'write', specified: 'request', request: { pid: text } })

/** The player's agent summary. */
export const appAgent5User = playerCall('appAgent5User', {
  effect: 'read',
  reply: {
    level: count,
    tiers: v.array(v.object({ tier: count, rate: count, people: count, bet: cents, commission: cents })),
    today: cents,
    yesterday: cents,
    total: cents,
    claimable: cents,
    settleTime: instant,
    inviteCode: text,
    shareUrl: text,
    validInvites: v.array(v.object({ id, target: count, progress: count, state: integer, awards: v.array(award) })),
  },
})

/** Referred players and the commission they earned, newest first. */
export const appAgent5UserLog = playerCall('appAgent5UserLog', {
  effect: 'read',
  request: { ...paging, tier: v.optional(integer) },
  reply: pageOf(
    v.object({
      id,
      nickname: text,
      tier: count,
      bet: cents,
      commission: cents,
      valid: v.boolean(),
      createTime: instant,
    }),
  ).entries,
})

/** Claims the settled commission. */
export const appAgent5UserReceive = playerCall('appAgent5UserReceive', { effect: 'write', reply: awards })
/** Claims a reward for a number of valid invites. */
export const appAgent5UserInviteValidReceive = playerCall('appAgent5UserInviteValidReceive', {
  effect: 'write',
  request: byId,
  reply: awards,
})
