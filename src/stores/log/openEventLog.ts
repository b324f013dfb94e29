import { reaction } from 'mobx'
import { type Stop, stopAll } from '../../platform/clock'
import { browserOnline } from '../../platform/device/online'
import type { RootStore } from '../root/RootStore'
import { eventOfCall } from './callEvents'
import { EventLog } from './EventLog'

/** The event log, and what it follows by itself: calls, modals, and the installation of the app. */
export const openEventLog = (root: RootStore): { events: EventLog; stop: Stop } => {
  const { platform, api, member, modals, appId, channel } = root
  const events = new EventLog({
    platform,
    api,
    sender: () => ({ userId: member.info?.id ?? '', appId, channel }),
    isOnline: platform.isOnline ?? browserOnline,
  })
  const stops = [
    events.start(),
    api.onEnd((ended) => {
      const event = eventOfCall(ended)
      if (event) events.take([[...event, platform.clock.now()]])
    }),
    reaction(
      () => modals.top?.name,
      (name) => name && events.track('modal_view', { eventInterfaceId: name }),
    ),
  ]
  return { events, stop: stopAll(stops) }
}
