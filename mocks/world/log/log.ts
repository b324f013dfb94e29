import type { ClientEvent } from '../../../src/contract/core/log'
import type { Player } from '../core/player'
import { ensureSharedState, type World } from '../core/state'

/** Counts of reported events; the events are not stored. */
export interface LogState {
  events: number
  byName: Record<string, number>
}

declare module '../core/state' {
  interface SharedState {
    log?: LogState
  }
}

/** Names counted separately; others count in the sum only. */
const MOST_NAMES = 200

export const appEventLogClient = (
  world: World,
  _player: Player | null,
  { eventList }: { eventList: readonly ClientEvent[] },
): Record<never, never> => {
  const log = ensureSharedState(world, 'log', () => ({ events: 0, byName: {} }))
  log.events += eventList.length
  for (const { eventName } of eventList) {
    const known = Object.hasOwn(log.byName, eventName)
    if (!known && (!/^[a-z][\w.-]{0,63}$/i.test(eventName) || Object.keys(log.byName).length >= MOST_NAMES)) continue
    log.byName[eventName] = (known ? (log.byName[eventName] ?? 0) : 0) + 1
  }
  return {}
}
