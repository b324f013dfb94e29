import type { Activity } from '../../contract/activity/activity'
import { type NextAction, nextActionOf } from './activities'
import { activityTarget } from './activityTarget'

/** An activity that can be shown: it has a name and leads somewhere. */
export type TileActivity = Activity & { title: string }

const isTile = (activity: Activity): activity is TileActivity =>
  activity.title !== undefined && activityTarget(activity) !== null

/** Those that run, in their order, then those to come, the next one first. */
export const activityTiles = (activities: readonly Activity[]): readonly TileActivity[] =>
  activities.filter(isTile).toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0) || a.sort - b.sort)

/** What can be claimed now, the others that run by what they ask for, and those to come. */
export type TileGroup = 'ready' | 'play' | 'deposit' | 'invite' | 'more' | 'ahead'

const groupOfNext = {
  play: 'play',
  deposit: 'deposit',
  invite: 'invite',
  account: 'more',
  wait: 'more',
} as const satisfies Record<NextAction, TileGroup>

/** The tiles by group, each in their order. */
export const tileGroups = (
  tiles: readonly TileActivity[],
  isReady: (tile: TileActivity) => boolean,
): Readonly<Record<TileGroup, readonly TileActivity[]>> => {
  const groupOf = (tile: TileActivity): TileGroup => {
    if (isReady(tile)) return 'ready'
    return tile.startTime === undefined ? groupOfNext[nextActionOf(tile.id)] : 'ahead'
  }
  const of = (group: TileGroup) => tiles.filter((tile) => groupOf(tile) === group)
  return {
    ready: of('ready'),
    deposit: of('deposit'),
    play: of('play'),
    invite: of('invite'),
    more: of('more'),
    ahead: of('ahead'),
  }
}
