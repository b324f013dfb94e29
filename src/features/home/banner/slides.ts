import type { Activity } from '../../../contract/activity/activity'
import { activityTarget } from '../../../domain/activity/activityTarget'
import type { RootStore } from '../../../stores/root/RootStore'

/** A new player's welcome, an offer, or `waiting` until the offers are known. */
export type Slide = 'welcome' | 'waiting' | Activity

const MOST = 6

const isAboutGame = (activity: Activity): boolean => activityTarget(activity)?.to === 'game'

/**
 * The welcome for visitors, then running activities that still have something to offer, in the backend's order; where
 * none has, the one about a game.
 */
export const slidesOf = ({ activities, session }: Pick<RootStore, 'activities' | 'session'>): readonly Slide[] => {
  const running = activities.list.filter(({ startTime }) => startTime === undefined)
  const offers = running
    .filter(({ offer }) => offer !== undefined)
    .toSorted((a, b) => a.sort - b.sort)
    .slice(0, MOST)
  if (!session.signedIn) return ['welcome', ...offers]
  if (offers.length > 0) return offers
  return activities.known || activities.failed ? running.filter(isAboutGame).slice(0, 1) : ['waiting']
}
