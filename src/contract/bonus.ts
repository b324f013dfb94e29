import * as v from 'valibot'
import { award, awards, byId } from './activity/rewards'
import { playerCall } from './core/call'
import { count, id, instant, integer, pageOf, paging, text } from './core/fields'

/** A task and how far it is. */
export const task = v.object({
  id,
  kind: v.picklist(['daily', 'weekly', 'once']),
  title: text,
  progress: count,
  target: count,
  unit: v.picklist(['cents', 'times', 'days']),
  state: integer,
  awards: v.array(award),
  /** Where the player does it: an in-app path. */
  goTo: text,
  /** True where only the player can say that it is done (reading the rules and the like). */
  selfReport: v.optional(v.boolean()),
})
/** A task. */
export type Task = v.InferOutput<typeof task>

/** The player's tasks and the liveness chests they fill. */
export const getTaskUser = playerCall('getTaskUser', {
  effect: 'read',
  reply: {
    list: v.array(task),
    liveness: count,
    chests: v.array(v.object({ id, liveness: count, state: integer, awards: v.array(award) })),
    resetTime: instant,
  },
})

/** Reports a task as done that the server cannot see by itself. */
export const finishTask = playerCall('finishTask', { effect: 'write', request: byId })
/** Claims a finished task or a filled chest. */
export const receiveTaskAward = playerCall('receiveTaskAward', { effect: 'write', request: byId, reply: awards })

/** Everything the player received from activities, newest first; of one noun, and from `from` until before `to`. */
export const activityAwardGetLog = playerCall('activityAwardGetLog', {
  effect: 'read',
  request: { ...paging, kind: v.optional(text), from: v.optional(instant), to: v.optional(instant) },
  reply: pageOf(v.object({ id, kind: text, propId: integer, count: integer, createTime: instant })).entries,
})

/** The login bonus: seven days, each with its state. */
export const loginBonus3User = playerCall('loginBonus3User', {
  effect: 'read',
  reply: {
    day: count,
    days: v.array(v.object({ day: count, state: integer, awards: v.array(award) })),
    endTime: instant,
  },
})

/** Claims today's login bonus. */
export const loginBonus3UserReceive = playerCall('loginBonus3UserReceive', { effect: 'write', reply: awards })
