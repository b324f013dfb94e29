import * as v from 'valibot'
import { publicCall } from '../core/call'
import { cents, clickType, flag, instant, integer, text } from '../core/fields'

/** `clickType`: 1 route, 2 game, 3 link (spec §3); activities of unknown types are skipped. */
export const activity = v.object({
  id: integer,
  sort: integer,
  /** 1 = shown as a start-up pop-up. */
  type: integer,
  clickAction: text,
  clickType,
  /** 0 = a logged-out visitor is sent to login. */
  unloginShowStatus: flag,
  title: v.optional(text),
  /** Between two runs, the start of the next (assumed). */
  startTime: v.optional(instant),
  endTime: v.optional(instant),
  /** What it can still pay this player, in one sentence; absent for nothing (assumed). */
  offer: v.optional(text),
  /** Whether the player can claim something now (assumed). */
  claimable: v.optional(v.boolean()),
})
export type Activity = v.InferOutput<typeof activity>

/** By activity type id. */
export const activityMap = v.record(v.pipe(v.string(), v.regex(/^\d+$/)), activity)
/** By activity type id. */
export type ActivityMap = v.InferOutput<typeof activityMap>

/** The activities running for this visitor or player (spec §7). */
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

/** Names of the red dots on the wire (spec §3). */
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
export type RedDot = (typeof RED_DOTS)[number]

const dot = v.optional(v.boolean(), false)

/** The player's red dots; all off when logged out (spec §3, §7). */
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
