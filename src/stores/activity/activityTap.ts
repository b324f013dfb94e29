import type { Activity } from '../../contract/activity/activity'
import { activityPage, activityTarget } from '../../domain/activity/activityKinds'
import { needsLogin } from '../../domain/activity/needsLogin'
import { openExternal } from '../../platform/page/navigation'
import type { RootStore } from '../core/RootStore'
import type { Pages } from '../shell/pages'

type Stores = Pick<RootStore, 'session' | 'modals' | 'platform'>

/**
 * Handles a tap on an activity (spec §2); `goTo` navigates within the app. Targets that are not built yet open the
 * general activity page; an activity without a target does nothing.
 */
export const tapActivity = (
  { session, modals, platform }: Stores,
  pages: Pick<Pages, 'isBuilt' | 'hasModal'>,
  activity: Activity,
  goTo: (path: string) => unknown,
): void => {
  const target = activityTarget(activity)
  if (needsLogin(activity, session.signedIn)) goTo('/auth/login')
  else if (target?.to === 'route') goTo(pages.isBuilt(target.path) ? target.path : activityPage(activity.id))
  else if (target?.to === 'modal' && pages.hasModal(target.name)) modals.open(target.name)
  else if (target?.to === 'modal') goTo(activityPage(activity.id))
  else if (target?.to === 'game') goTo(`/game/start?gameId=${target.gameId}&activityId=${activity.id}`)
  else if (target?.to === 'link') openExternal(platform.location, target.url)
}
