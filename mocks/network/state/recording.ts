import { type CallRequest, handlerOf, playerOf, type Reply } from '../../handlers/answer'
import { dayOf } from '../../world/core/clock'
import type { World } from '../../world/core/state'

/** What differs after a call that stores something. Cheap to compare before and after a call. */
export const stateMarks = (world: World, token: string): readonly unknown[] => {
  const state = playerOf(world, token)?.state
  return [
    world.serial,
    world.agenda.length,
    Object.keys(world.shared).length,
    state ? Object.keys(state).length : 0,
    // The one thing that a refused call changes.
    JSON.stringify(world.shared.attempts),
  ]
}

/** The code of a reply, in either envelope. */
export const codeOf = (reply: Reply): unknown => reply['errcode'] ?? reply['code']

/** The body without the common request fields, which no handler reads. */
export const ownFields = ({ name, body }: CallRequest): unknown => {
  const known = handlerOf(name)?.call.request.entries ?? {}
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(fields.filter(([key]) => Object.hasOwn(known, key)))
}

/**
 * A read belongs in the journal if it is the first of its kind by a player on a day, since that may start a new period
 * for the player. Other reads are recorded only when they changed `stateMarks`.
 */
export const createReadFilter = () => {
  let day = ''
  const seen = new Set<string>()
  return (world: World, { name, token }: CallRequest): boolean => {
    const today = dayOf(world.now)
    if (today !== day) seen.clear()
    day = today
    const key = `${name} ${token}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}
