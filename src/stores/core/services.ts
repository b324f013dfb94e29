import { runInAction } from 'mobx'
import { pathHasDot } from '../../domain/activity/redDots'
import { type Stop, stopAll } from '../../platform/clock'
import { OnlineStore } from '../home/OnlineStore'
import { EventLog } from '../shell/EventLog'
import type { RootStore } from './RootStore'

/** Background services, loaded after the first paint: heartbeat, event log, red-dot rules. */
export interface Services {
  online: OnlineStore
  events: EventLog
  stop: Stop
}

export const openServices = ({ platform, api, session, member, activities, appId, channel }: RootStore): Services => {
  runInAction(() => {
    activities.pathHasDot = pathHasDot
  })
  const online = new OnlineStore(platform, api, () => session.signedIn)
  const events = new EventLog(platform, api, () => ({ userId: member.info?.id ?? '', appId, channel }))
  return { online, events, stop: stopAll([online.start(), events.start()]) }
}
