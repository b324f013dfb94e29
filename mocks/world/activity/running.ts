import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { HOUR } from '../core/clock'
import type { World } from '../core/state'
import { headOf } from './table'

/** The jackpot is closed for an audit once a year for an hour (UTC). */
export const AUDIT = { month: 3, day: 1, fromHour: 4, hours: 1 } as const

const isAudit = (at: number): boolean => {
  const from = Date.UTC(new Date(at).getUTCFullYear(), AUDIT.month - 1, AUDIT.day, AUDIT.fromHour)
  return at >= from && at < from + AUDIT.hours * HOUR
}

/** An operator's switch wins over the audit. */
export const isRunning = (world: World, id: number): boolean => {
  const state = world.shared.switches?.activity?.[id]
  return headOf.has(id) && (state ? state === 'open' : !(id === ACTIVITY.luckyJackpot && isAudit(world.now)))
}
