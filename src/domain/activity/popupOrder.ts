import type { Activity } from '../../contract/activity/activity'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import { ACTIVITY_POPUP } from '../../contract/core/enums'

/** The pop-ups that may open by themselves at the start. */
export type Popup = 'download' | 'notice' | 'firstDeposit' | 'inviteSpin'

const popups: Readonly<Record<number, Popup>> = {
  [ACTIVITY.download]: 'download',
  [ACTIVITY.notice]: 'notice',
  [ACTIVITY.firstDeposit]: 'firstDeposit',
  [ACTIVITY.inviteUserSpin]: 'inviteSpin',
}

/** What decides which pop-ups show. */
export interface PopupView {
  /** The running activities in the order of the list. */
  activities: readonly Activity[]
  signedIn: boolean
  /** Whether an install offer has a place here: no app wrapper, PWA, iOS standalone or iOS Chrome. */
  canInstall: boolean
  /** Shown before in this session. */
  shown: ReadonlySet<string>
}

/** Why a pop-up of the list is not shown; null when it is. */
export const popupRefusal = (
  activity: Activity,
  { signedIn, canInstall, shown }: PopupView,
): 'kind' | 'type' | 'shown' | 'login' | 'install' | null => {
  const popup = popups[activity.id]
  if (!popup) return 'kind'
  if (activity.type !== ACTIVITY_POPUP) return 'type'
  if (shown.has(popup)) return 'shown'
  if (popup === 'download') return signedIn && canInstall ? null : 'install'
  return signedIn || activity.unloginShowStatus !== 0 ? null : 'login'
}

/** The start-up pop-ups in the order in which they show: by the activity's `sort`, ties in the order of the list. */
export const popupOrder = (view: PopupView): Popup[] =>
  view.activities
    .filter((activity) => popupRefusal(activity, view) === null)
    .sort((a, b) => a.sort - b.sort)
    .flatMap(({ id }) => popups[id] ?? [])
