import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import type { Award } from '../../../src/contract/activity/rewards'
import type { RefusalName } from '../../../src/contract/core/refusals'
import { type Counts, countsOf, NO_COUNTS } from '../bonus/tasksCounters'
import type { Period } from '../bonus/tasksPeriods'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Text } from '../core/texts'

/** One step of an activity as its rule makes it for a player at an instant. */
export interface StepRule {
  id: string
  title: Text
  unit: ActivityStep['unit']
  target: number
  progress: number
  awards: readonly Award[]
  /** It can no longer be reached or claimed. */
  expired?: boolean
  /** What it pays is told only when it is paid. */
  hidden?: boolean
  /** A visit is all there is to do; `goTo` is where, if it is a page of the product. */
  visit?: boolean
  goTo?: string
  /** Why it cannot be claimed yet, where the general answer says too little. */
  refusal?: RefusalName
}

/** What a rule sees: the player, or nobody for a visitor, and how far he is. */
export interface ActivityView {
  world: World
  player: Player | null
  /** The run of the activity for which claims count. */
  key: string
  counts: (period: Period) => Readonly<Counts>
  visited: (stepId: string) => boolean
}

/** What an activity is made of, besides its head. */
export interface ActivityRule {
  terms: readonly Text[]
  /** The run for which claims count, where it is not the head's period. */
  key?: (world: World, player: Player | null) => string
  steps?: (view: ActivityView) => StepRule[]
  links?: readonly { id: string; title: Text; url: string }[]
}

/** The counts of a player in a period now; zeros for a visitor. */
export const countsFor = (world: World, player: Player | null, period: Period): Readonly<Counts> =>
  player ? countsOf(player, period, world.now) : NO_COUNTS

/** Steps along one figure: each a target and what it pays. */
export const ladder = (
  progress: number,
  unit: StepRule['unit'],
  title: (target: number) => Text,
  rungs: readonly (readonly [target: number, ...awards: Award[]])[],
): StepRule[] =>
  rungs.map(([target, ...awards], index) => ({
    id: `s${index + 1}`,
    title: title(target),
    unit,
    target,
    progress,
    awards,
  }))

/** A step that is done by visiting something: a page of the product, or what its links lead to. */
export const visitStep = (view: ActivityView, id: string, title: Text, ...awards: Award[]): StepRule => ({
  id,
  title,
  unit: 'times',
  target: 1,
  progress: view.visited(id) ? 1 : 0,
  awards,
  visit: true,
})
