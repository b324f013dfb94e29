import type { Activity } from '../../contract/activity/activity'
import { CLICK_TYPE } from '../../contract/core/enums'
import type { PageAddress } from '../paths'
import { activityKind } from './activities'
import type { Dots } from './redDots'

export type ActivityModal = 'inviteSpin' | 'jackpot' | 'notice' | 'download'

export type ActivityTarget =
  | { to: 'route'; path: string }
  | { to: 'modal'; name: ActivityModal }
  | { to: 'game'; gameId: number }
  | { to: 'link'; url: string }

/** Path of the general activity page. */
export const activityPage = (id: number): PageAddress => `/activity/${id}`

const routeOf = (action: string): ActivityTarget | null => {
  const kind = /^\d{1,9}$/.test(action) ? activityKind(Number(action)) : null
  return kind && (kind.target ?? { to: 'route', path: activityPage(Number(action)) })
}

const gameOf = (action: string): ActivityTarget | null =>
  /^[1-9]\d{0,8}$/.test(action) ? { to: 'game', gameId: Number(action) } : null

const linkOf = (action: string): ActivityTarget | null =>
  /^https?:\/\/[^\s/]/i.test(action) ? { to: 'link', url: action } : null

/** Target of a tap on an activity (spec §2: action types 1 route, 2 game, 3 link); null when invalid. */
export const activityTarget = ({
  clickType,
  clickAction,
}: Pick<Activity, 'clickType' | 'clickAction'>): ActivityTarget | null => {
  if (clickType === CLICK_TYPE.game) return gameOf(clickAction)
  if (clickType === CLICK_TYPE.link) return linkOf(clickAction)
  return clickType === CLICK_TYPE.route ? routeOf(clickAction) : null
}

/** Whether its tile has a red dot: only where the player can make it go out. */
export const activityHasDot = (
  activity: Pick<Activity, 'id' | 'clickType' | 'clickAction' | 'claimable'>,
  dots: Dots,
): boolean => {
  const to = activityTarget(activity)?.to
  // A backend that does not say it of each activity has red dots for some.
  const announced = activity.claimable ?? activityKind(activity.id)?.dots?.some((dot) => dots[dot] === true) ?? false
  return announced && (to === 'route' || to === 'modal')
}
