import type { Activity } from '../../contract/activity/activity'
import { ACTIVITY_POPUP } from '../../contract/core/enums'
import { activityKind, type Popup } from './activities'

export interface PopupView {
  /** Running activities in backend order. */
  activities: readonly Activity[]
  signedIn: boolean
  hasDeposited: boolean
  /** False in the app wrapper, the installed PWA, iOS standalone and iOS Chrome. */
  canInstall: boolean
  /** Already shown in this session. */
  shown: ReadonlySet<string>
}

/** Why a pop-up is not shown; null when it is. */
export const popupRefusal = (
  activity: Activity,
  { signedIn, hasDeposited, canInstall, shown }: PopupView,
): 'kind' | 'type' | 'shown' | 'deposited' | 'login' | 'install' | null => {
  const popup = activityKind(activity.id)?.popup
  if (!popup) return 'kind'
  if (activity.type !== ACTIVITY_POPUP) return 'type'
  if (shown.has(popup)) return 'shown'
  if (popup === 'firstDeposit' && hasDeposited) return 'deposited'
  if (popup === 'download') return signedIn && canInstall ? null : 'install'
  return signedIn || activity.unloginShowStatus !== 0 ? null : 'login'
}

/** The start-up pop-ups in display order: by the activity's `sort`, ties in backend order. */
export const popupOrder = (view: PopupView): Popup[] =>
  view.activities
    .filter((activity) => popupRefusal(activity, view) === null)
    .sort((a, b) => a.sort - b.sort)
    .flatMap(({ id }) => activityKind(id)?.popup ?? [])
