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

/** The same, those with a red dot first. */
export const dottedFirst = (tiles: readonly TileActivity[], dots: Dots): readonly TileActivity[] =>
  tiles.toSorted((a, b) => Number(activityHasDot(b, dots)) - Number(activityHasDot(a, dots)))
