import { runInAction } from 'mobx'
import { pathHasDot } from '../../domain/activity/redDots'
import { type Stop, stopAll } from '../../platform/clock'
import { keepConfigFresh } from '../config/keepConfigFresh'
import { OnlineStore } from '../home/OnlineStore'
import type { EventLog } from '../log/EventLog'
import { openEventLog } from '../log/openEventLog'
import { LevelUp } from '../vip/LevelUp'
import type { RootStore } from './RootStore'

/** Background services, loaded after the first paint: heartbeat, event log, red-dot rules. */
export interface Services {
  online: OnlineStore
  events: EventLog
  stop: Stop
}

export const openServices = (root: RootStore): Services => {
  const { platform, api, session, activities } = root
  runInAction(() => {
    activities.pathHasDot = pathHasDot
  })
  const online = new OnlineStore(platform, api, () => session.signedIn)
  const { events, stop } = openEventLog(root)
  const levelUp = new LevelUp(root, () => online.gameId !== 0)
  return {
    online,
    events,
    stop: stopAll([online.start(), stop, levelUp.start(), keepConfigFresh(root)]),
  }
}
