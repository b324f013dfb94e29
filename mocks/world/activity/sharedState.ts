import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { HOUR } from '../core/clock'
import { room, type World } from '../core/state'
import { headOf } from './table'

declare module '../core/state' {
  interface Rooms {
    /** Activities that were taken off, by id. */
    activity?: { closed: number[] }
  }
}

/** The activities' room of the world: what is taken off. */
export const activityRoom = (world: World) => room(world, 'activity', () => ({ closed: [] }))

/** The jackpot's seasons: between two of them its pools are audited, once a year for an hour (UTC). */
export const AUDIT = { month: 3, day: 1, fromHour: 4, hours: 1 } as const

const isAudit = (at: number): boolean => {
  const from = Date.UTC(new Date(at).getUTCFullYear(), AUDIT.month - 1, AUDIT.day, AUDIT.fromHour)
  return at >= from && at < from + AUDIT.hours * HOUR
}

/** Whether an activity is on the list. */
export const isRunning = (world: World, id: number): boolean =>
  headOf.has(id) && !world.rooms.activity?.closed.includes(id) && !(id === ACTIVITY.luckyJackpot && isAudit(world.now))
