import { type Ask, handlerOf, playerOf, type Reply } from '../../handlers/answer'
import { dayOf } from '../../world/core/clock'
import type { World } from '../../world/core/state'

/** What grows when a call makes something for later. */
export const traces = (world: World, token: string): readonly number[] => {
  const slices = playerOf(world, token)?.slices
  return [world.serial, world.agenda.length, Object.keys(world.rooms).length, slices ? Object.keys(slices).length : 0]
}

/** The code that a reply carries, wherever it carries it. */
export const codeOf = (reply: Reply): unknown => reply['errcode'] ?? reply['code']

/** The body without the common fields, which no call reads. */
export const ownFields = ({ name, body }: Ask): unknown => {
  const known = handlerOf(name)?.call.request.entries ?? {}
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(fields.filter(([key]) => Object.hasOwn(known, key)))
}

/**
 * Tells whether a read belongs into the journal: the first of its kind on a day may turn the page for the player, and one
 * that left traces did more than read.
 */
export const createReads = () => {
  let day = ''
  const seen = new Set<string>()
  return (world: World, { name, token }: Ask): boolean => {
    const today = dayOf(world.now)
    if (today !== day) seen.clear()
    day = today
    const key = `${name} ${token}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}
