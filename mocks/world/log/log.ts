import type { ClientEvent } from '../../../src/contract/core/log'
import type { Player } from '../core/player'
import { room, type World } from '../core/state'

/** How often events were reported; the events themselves are not kept. */
export interface LogRoom {
  events: number
  byName: Record<string, number>
}

declare module '../core/state' {
  interface Rooms {
    log?: LogRoom
  }
}

/** So many names are counted apart; the rest only in the sum. */
const MOST_NAMES = 200

/** Takes a batch of analytics events and counts them. */
export const appEventLogClient = (
  world: World,
  _player: Player | null,
  { eventList }: { eventList: readonly ClientEvent[] },
): Record<never, never> => {
  const log = room(world, 'log', () => ({ events: 0, byName: {} }))
  log.events += eventList.length
  for (const { eventName } of eventList) {
    const known = Object.hasOwn(log.byName, eventName)
    if (!known && (!/^[a-z][\w.-]{0,63}$/i.test(eventName) || Object.keys(log.byName).length >= MOST_NAMES)) continue
    log.byName[eventName] = (known ? (log.byName[eventName] ?? 0) : 0) + 1
  }
  return {}
}
