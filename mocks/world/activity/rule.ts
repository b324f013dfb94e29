import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import type { Award } from '../../../src/contract/activity/rewards'
import { type Counts, countsOf, NO_COUNTS } from '../bonus/tasksCounters'
import type { Period } from '../bonus/tasksPeriods'
import type { Player } from '../core/player'
import type { PlainRefusal } from '../core/refusal'
import type { World } from '../core/state'
import type { Text } from '../core/texts'

/** A step of an activity, computed for a player at an instant. */
export interface StepRule {
  id: string
  title: Text
  unit: ActivityStep['unit']
  target: number
  progress: number
  awards: readonly Award[]
  /** What the deposit itself pays on top: a share up to `most`, cents. */
  bonus?: { percent: number; most: number }
  /** The instant after which it can't be claimed, where it closes before its run ends. */
  closesAt?: number
  /** Can no longer be reached or claimed. */
  expired?: boolean
  /** The award is secret until it is paid. */
  hidden?: boolean
  /** Done by a visit; `goTo` is the page, if it is one of the product's. */
  visit?: boolean
  goTo?: string
  /** Told once the step is reached. */
  digit?: number
  gameId?: number
  /** A more specific refusal than the general one. */
  refusal?: PlainRefusal
}

/** Input of a rule; `player` is null for a visitor. */
export interface ActivityView {
  world: World
  player: Player | null
  /** The run to which claims belong. */
  key: string
  counts: (period: Period) => Readonly<Counts>
  visited: (stepId: string) => boolean
}

/** The rule of an activity; the list entry is its `ActivityHead`. */
export interface ActivityRule {
  terms: readonly Text[]
  /** The run to which claims belong, unless it is the head's period. */
  key?: (world: World, player: Player | null) => string
  steps?: (view: ActivityView) => StepRule[]
  links?: readonly { id: string; title: Text; url: string }[]
  /** The share of deposits that the steps pay. */
  share?: { percent: number; most: number }
  /** Its coin is the bonus of a deposit and has to be wagered as such. */
  isBonus?: true
}

/** A player's counters in the present period; zeros for a visitor. */
export const countsFor = (world: World, player: Player | null, period: Period): Readonly<Counts> =>
  player ? countsOf(player, period, world.now) : NO_COUNTS

/** Steps along one figure, each with a target and awards. */
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

/** A step done by visiting a page or a link. */
export const visitStep = (view: ActivityView, id: string, title: Text, ...awards: Award[]): StepRule => ({
  id,
  title,
  unit: 'times',
  target: 1,
  progress: view.visited(id) ? 1 : 0,
  awards,
  visit: true,
})
