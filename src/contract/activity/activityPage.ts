import * as v from 'valibot'
import { playerCall, publicCall } from '../core/call'
import { cents, claimState, count, id, instant, integer, text } from '../core/fields'
import { award, awards } from './rewards'

/** One step of an activity: target, progress and awards. */
export const activityStep = v.object({
  id,
  title: text,
  /** In the step's own unit. */
  progress: count,
  target: count,
  unit: v.picklist(['cents', 'times', 'days', 'people']),
  /** A `CLAIM` state. */
  state: claimState,
  awards: v.array(award),
  /** What the deposit that reaches the step pays on top, by itself: a share up to `most`, in cents. */
  bonus: v.optional(v.object({ percent: integer, most: cents })),
  /** To be wagered before its coin can be withdrawn. */
  turnover: v.optional(cents),
  /** Done by a visit, reported with `activityVisit`; `goTo` is a path in the app. */
  visit: v.optional(v.boolean()),
  goTo: v.optional(text),
  /** The digit of the vault's code that a reached step reveals. */
  digit: v.optional(integer),
  /** The game whose rounds count. */
  gameId: v.optional(integer),
  /** Until when an open step can be claimed, where it closes before its activity ends. */
  closesAt: v.optional(instant),
  /** When it was claimed. */
  claimedAt: v.optional(instant),
})
export type ActivityStep = v.InferOutput<typeof activityStep>

/** Steps and terms of any activity (assumed: the specification shows no such reply). */
export const activityDetail = publicCall('activityDetail', {
  effect: 'read',
  refusals: ['activityEnded'],
  source: 'assumed',
  request: { activityId: integer },
  reply: {
    activityId: integer,
    title: text,
    /** The first one says what the activity is about. */
    rules: v.array(text),
    endTime: v.optional(instant),
    /** Only outside its season: when it opens. */
    opensAt: v.optional(instant),
    steps: v.array(activityStep),
    links: v.optional(v.array(v.object({ id, title: text, url: text }))),
    /** Of an activity that gives a share of deposits; `most` is the sum of all shares, in cents. */
    share: v.optional(v.object({ percent: integer, most: count })),
  },
})

/** The steps of all activities running for the player, in the order of their list (assumed). */
export const activitySteps = playerCall('activitySteps', {
  effect: 'read',
  source: 'assumed',
  reply: {
    list: v.array(
      v.object({ activityId: integer, title: text, endTime: v.optional(instant), steps: v.array(activityStep) }),
    ),
  },
})

/** Claims one step of an activity. */
export const activityReceive = playerCall('activityReceive', {
  effect: 'write',
  refusals: [
    'activityEnded',
    'notClaimable',
    'alreadyClaimed',
    'claimExpired',
    'depositNeeded',
    'notFound',
    'wageringExcluded',
  ],
  source: 'assumed',
  request: { activityId: integer, stepId: id },
  reply: awards,
})

/** Reports a visit, which completes steps such as follow rewards. */
export const activityVisit = playerCall('activityVisit', {
  effect: 'write',
  refusals: ['activityEnded', 'notClaimable', 'notFound'],
  source: 'assumed',
  request: { activityId: integer, stepId: id },
})
