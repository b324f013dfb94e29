import * as v from 'valibot'
import { playerCall, publicCall } from '../core/call'
import { count, id, instant, integer, text } from '../core/fields'
import { award, awards } from './rewards'

/** One step of an activity: what to reach, how far it is, what it pays. */
export const activityStep = v.object({
  id,
  title: text,
  /** How far and how far to go, in the step's own unit. */
  progress: count,
  target: count,
  unit: v.picklist(['cents', 'times', 'days', 'people']),
  /** A `CLAIM` state. */
  state: integer,
  awards: v.array(award),
  /** There is nothing to reach but a visit, which `activityVisit` reports; `goTo` is a page of ours. */
  visit: v.optional(v.boolean()),
  goTo: v.optional(text),
})
/** One step of an activity. */
export type ActivityStep = v.InferOutput<typeof activityStep>

/** The page of any activity: its steps and terms (assumed: the specification shows no reply of this kind). */
export const activityDetail = publicCall('activityDetail', {
  effect: 'read',
  source: 'assumed',
  request: { activityId: integer },
  reply: {
    activityId: integer,
    title: text,
    rules: v.array(text),
    endTime: v.optional(instant),
    steps: v.array(activityStep),
    links: v.optional(v.array(v.object({ id, title: text, url: text }))),
  },
})

/** Claims one step of an activity. */
export const activityReceive = playerCall('activityReceive', {
  effect: 'write',
  source: 'assumed',
  request: { activityId: integer, stepId: id },
  reply: awards,
})

/** Marks a step as done where the player only has to visit something (follow rewards, the tour of the house). */
export const activityVisit = playerCall('activityVisit', {
  effect: 'write',
  source: 'assumed',
  request: { activityId: integer, stepId: id },
})
