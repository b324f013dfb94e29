import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { HOUR } from '../core/clock'
import { ensureSharedState, type World } from '../core/state'
import { headOf } from './table'

declare module '../core/state' {
  interface SharedState {
    /** Ids of activities that were taken off. */
    activity?: { closed: number[] }
  }
}

export const ensureActivities = (world: World) => ensureSharedState(world, 'activity', () => ({ closed: [] }))

/** The jackpot is closed for an audit once a year for an hour (UTC). */
export const AUDIT = { month: 3, day: 1, fromHour: 4, hours: 1 } as const

const isAudit = (at: number): boolean => {
  const from = Date.UTC(new Date(at).getUTCFullYear(), AUDIT.month - 1, AUDIT.day, AUDIT.fromHour)
  return at >= from && at < from + AUDIT.hours * HOUR
}

export const isRunning = (world: World, id: number): boolean =>
  headOf.has(id) && !world.shared.activity?.closed.includes(id) && !(id === ACTIVITY.luckyJackpot && isAudit(world.now))
