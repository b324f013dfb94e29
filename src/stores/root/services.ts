import { nothing, type Stop, stopAll } from '../../platform/clock'
import { browserPwa } from '../../platform/device/pwa'
import { browserBuilds } from '../../platform/page/builds'
import { keepConfigFresh } from '../config/keepConfigFresh'
import { OnlineStore } from '../home/OnlineStore'
import type { EventLog } from '../log/EventLog'
import { openEventLog } from '../log/openEventLog'
import { Updates } from '../shell/Updates'
import { LevelUp } from '../vip/LevelUp'
import type { RootStore } from './RootStore'

/** Background services, loaded after the first paint: heartbeat, event log, updates. */
export interface Services {
  online: OnlineStore
  events: EventLog
  /** Null in development. */
  updates: Updates | null
  stop: Stop
}

export const openServices = (root: RootStore): Services => {
  const { platform, api, session } = root
  const online = new OnlineStore(platform, api, () => session.signedIn)
  const { events, stop } = openEventLog(root)
  const levelUp = new LevelUp(root, () => online.gameId !== 0)
  const updates = openUpdates(root)
  const stopUpdates = updates?.start() ?? nothing
  return {
    online,
    events,
    updates,
    stop: stopAll([online.start(), stop, levelUp.start(), keepConfigFresh(root), stopUpdates]),
  }
}

/** Registers the worker and follows the versions of a built product. */
function openUpdates({ busy, platform }: RootStore): Updates | null {
  const { builds = browserBuilds(), pwa = browserPwa() } = platform
  if (builds.running === null) return null
  void pwa.start()
  return new Updates({ busy, platform, builds, pwa })
}
