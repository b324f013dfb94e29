import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { claimState, count, id, instant, integer, pageOf, paging, period, propId, text } from './core/fields'

/** A task with its progress. */
export const task = v.object({
  id,
  kind: v.picklist(['daily', 'weekly', 'once']),
  title: text,
  progress: count,
  target: count,
  unit: v.picklist(['cents', 'times', 'days']),
  state: claimState,
  awards: v.array(award),
  /** Path in the app where the task is done. */
  goTo: text,
  /** Done when the player says so, e.g. reading the rules. */
  selfReport: v.optional(v.boolean()),
})
export type Task = v.InferOutput<typeof task>

/** The player's tasks and liveness chests. */
export const getTaskUser = playerCall('getTaskUser', {
  effect: 'read',
  reply: {
    list: v.array(task),
    liveness: count,
    chests: v.array(v.object({ id, liveness: count, state: claimState, awards: v.array(award) })),
    resetTime: instant,
  },
})

/** Reports a `selfReport` task as done. */
export const finishTask = playerCall('finishTask', {
  effect: 'write',
  refusals: ['notFound', 'taskNotDone'],
  request: byId,
})
/** Claims a finished task or a filled chest. */
export const receiveTaskAward = playerCall('receiveTaskAward', {
  effect: 'write',
  refusals: ['notClaimable', 'alreadyClaimed', 'notFound', 'taskNotDone'],
  request: byId,
  reply: awards,
})

/** Rewards received from activities, newest first. */
export const activityAwardGetLog = playerCall('activityAwardGetLog', {
  effect: 'read',
  request: { ...paging, kind: v.optional(text), ...period },
  reply: pageOf(v.object({ id, kind: text, propId, count: integer, createTime: instant })).entries,
})

/** The login bonus: seven days, each with its state. */
export const loginBonus3User = playerCall('loginBonus3User', {
  effect: 'read',
  reply: {
    day: count,
    days: v.array(v.object({ day: count, state: claimState, awards: v.array(award) })),
    endTime: instant,
  },
})

/** Claims today's login bonus. */
export const loginBonus3UserReceive = playerCall('loginBonus3UserReceive', {
  effect: 'write',
  refusals: ['alreadyClaimed'],
  reply: awards,
})
