import type { Activity } from '../../contract/activity/activity'
import { activityPage, activityTarget } from '../../domain/activity/activityTarget'
import { needsLogin } from '../../domain/activity/needsLogin'
import { openExternal } from '../../platform/page/navigation'
import type { RootStore } from '../root/RootStore'

type Stores = Pick<RootStore, 'session' | 'modals' | 'platform'>

/** Handles a tap on an activity (spec §2); `goTo` navigates within the app. An activity without a target does nothing. */
export const tapActivity = (
  { session, modals, platform }: Stores,
  activity: Activity,
  goTo: (path: string, options?: { state: { from: string } }) => unknown,
): void => {
  const target = activityTarget(activity)
  const game = target?.to === 'game' ? `/game/start?gameId=${target.gameId}&activityId=${activity.id}` : null
  const page = target?.to === 'route' ? target.path : (game ?? activityPage(activity.id))
  if (needsLogin(activity, session.signedIn)) goTo('/auth/login', { state: { from: page } })
  else if (target?.to === 'route') goTo(page)
  else if (target?.to === 'modal') modals.open(target.name)
  else if (game !== null) goTo(game)
  else if (target?.to === 'link') openExternal(platform.location, target.url)
}
