import { type Stop, stopAll } from '../platform/clock'
import { EventLog } from './EventLog'
import { OnlineStore } from './OnlineStore'
import type { RootStore } from './RootStore'

/** What repeats beside the screens: the ping and the event log. No first frame waits for it. */
export interface Services {
  online: OnlineStore
  events: EventLog
  stop: Stop
}

/** Makes and starts the services. */
export const openServices = ({ platform, api, session, user, appId }: RootStore): Services => {
  const online = new OnlineStore(platform, api, () => session.signedIn)
  const events = new EventLog(platform, api, () => ({ userId: user.info?.id ?? '', appId }))
  return { online, events, stop: stopAll([online.start(), events.start()]) }
}
