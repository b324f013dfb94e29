import type { Activity } from '../../contract/activity/activity'
import type { RootStore } from '../../stores/core/RootStore'

/** A new player's welcome, an offer, or `waiting` until the offers are known. */
export type Slide = 'welcome' | 'waiting' | Activity

const MOST = 6

/** The welcome for visitors, then running activities that still have something to offer, in the backend's order. */
export const slidesOf = ({ activities, session }: Pick<RootStore, 'activities' | 'session'>): readonly Slide[] => {
  const offers = activities.list
    .filter(({ offer, startTime }) => offer !== undefined && startTime === undefined)
    .toSorted((a, b) => a.sort - b.sort)
    .slice(0, MOST)
  if (!session.signedIn) return ['welcome', ...offers]
  return activities.known || activities.failed ? offers : ['waiting']
}
