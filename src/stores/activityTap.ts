import type { Activity } from '../contract/activity'
import { activityTarget } from '../domain/activityTarget'
import { needsLogin } from '../domain/needsLogin'
import { openExternal } from '../platform/navigation'
import type { RootStore } from './RootStore'

/** What a tap on an activity does (spec §2): `goTo` goes to a path of ours; an activity that leads nowhere does nothing. */
export const tapActivity = (
  { session, modals, platform }: Pick<RootStore, 'session' | 'modals' | 'platform'>,
  activity: Activity,
  goTo: (path: string) => void,
): void => {
  const target = activityTarget(activity)
  if (needsLogin(activity, session.signedIn)) goTo('/auth/login')
  else if (target?.to === 'route') goTo(target.path)
  else if (target?.to === 'modal') modals.open({ name: target.name })
  else if (target?.to === 'game') goTo(`/game/start?gameId=${target.gameId}&activityId=${activity.id}`)
  else if (target?.to === 'link') openExternal(platform.location, target.url)
}
