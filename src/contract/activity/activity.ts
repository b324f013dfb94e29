import * as v from 'valibot'
import { publicCall } from '../core/call'
import { cents, flag, instant, integer, text } from '../core/fields'

/** An activity of the lobby (spec §3). `clickType` 1 route, 2 game, 3 link; unknown kinds are skipped safely. */
export const activity = v.object({
  id: integer,
  sort: integer,
  /** 1 = opens by itself at the start. */
  type: integer,
  clickAction: text,
  clickType: integer,
  /** 0 = a logged-out visitor is sent to login. */
  unloginShowStatus: flag,
  title: v.optional(text),
  endTime: v.optional(instant),
})
/** An activity of the lobby. */
export type Activity = v.InferOutput<typeof activity>

/** Activities by their type id. */
export const activityMap = v.record(v.pipe(v.string(), v.regex(/^\d+$/)), activity)
/** Activities by their type id. */
export type ActivityMap = v.InferOutput<typeof activityMap>

/** Which activities run for this visitor or player (spec §7). */
export const getActivityIds = publicCall('getActivityIds', {
  effect: 'read',
  specified: 'reply',
  reply: {
    activityIds: v.array(integer),
    activityMap,
    hasTurntable: v.boolean(),
    totalRecharge: v.optional(cents),
  },
})

/** Names of the red dots, as the wire spells them (spec §3). */
export const RED_DOTS = [
  'hasTask',
  'hasMail',
  'hasSignUpBonus',
  'hasFund',
  'hasAgent',
  'hasFreeBonus',
  'spinAwardFlag',
  'taskAwardFlag',
  'agent5AwardFlag',
  'vipAwardFlag',
  'signInFlag',
  'emailAwardFlag',
  'canReceiveDrawChance',
] as const
/** The name of a red dot. */
export type RedDot = (typeof RED_DOTS)[number]

const dot = v.optional(v.boolean(), false)

/** The red dots of the player; all off when logged out (spec §3, §7). */
export const activityGetStatusList = publicCall('activityGetStatusList', {
  effect: 'read',
  specified: 'reply',
  reply: {
    hasTask: dot,
    hasMail: dot,
    hasSignUpBonus: dot,
    hasFund: dot,
    hasAgent: dot,
    hasFreeBonus: dot,
    spinAwardFlag: dot,
    taskAwardFlag: dot,
    agent5AwardFlag: dot,
    vipAwardFlag: dot,
    signInFlag: dot,
    emailAwardFlag: dot,
    canReceiveDrawChance: dot,
  } satisfies Record<RedDot, unknown>,
})
