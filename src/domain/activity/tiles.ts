import type { Activity } from '../../contract/activity/activity'
import { activityHasDot, activityTarget } from './activityTarget'
import type { Dots } from './redDots'

/** An activity that can be shown: it has a name and leads somewhere. */
export type TileActivity = Activity & { title: string }

const isTile = (activity: Activity): activity is TileActivity =>
  activity.title !== undefined && activityTarget(activity) !== null

/** Those that run, in their order, then those to come, the next one first. */
export const activityTiles = (activities: readonly Activity[]): readonly TileActivity[] =>
  activities.filter(isTile).toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0) || a.sort - b.sort)

export interface TileGroups {
  /** Those with a red dot: something can be claimed now. */
  readonly ready: readonly TileActivity[]
  readonly running: readonly TileActivity[]
  readonly ahead: readonly TileActivity[]
}

/** The same by what can be done with them now, each group in their order. */
export const tileGroups = (tiles: readonly TileActivity[], dots: Dots): TileGroups => {
  const isReady = (tile: TileActivity) => activityHasDot(tile, dots)
  const rest = tiles.filter((tile) => !isReady(tile))
  return {
    ready: tiles.filter(isReady),
    running: rest.filter(({ startTime }) => startTime === undefined),
    ahead: rest.filter(({ startTime }) => startTime !== undefined),
  }
}
