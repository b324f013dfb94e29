import { type Controls, createControls } from '../../controls/controls'
import { ControlError, excerpt } from '../../controls/suggestions'
import { type Backend, type BackendOptions, createBackend } from '../../state/backend'

export interface NamedWorld {
  backend: Backend
  mock: Controls
}

export interface Worlds {
  /** The world of a name, created on first use. */
  get(name: string): NamedWorld
  readonly size: number
}

/**
 * A server holds at most this many worlds; the least recently used one is dropped once it has been idle long enough,
 * ms.
 */
const MOST = 128
const IDLE_MS = 60_000

export const createWorlds = (options: BackendOptions = {}, most = MOST, idleMs = IDLE_MS): Worlds => {
  // A Map iterates in insertion order; re-inserting on use keeps the least recently used world first.
  const worlds = new Map<string, NamedWorld & { usedAt: number }>()
  const dropOldest = (now: number) => {
    const [oldest] = worlds
    if (worlds.size < most || !oldest) return
    if (now - oldest[1].usedAt < idleMs)
      throw new ControlError(`This server holds ${most} worlds, all in use; take one of theirs, or wait a minute.`)
    worlds.delete(oldest[0])
  }
  return {
    get: (name) => {
      const now = Date.now()
      const known = worlds.get(name)
      if (known) {
        known.usedAt = now
        worlds.delete(name)
        worlds.set(name, known)
        return known
      }
      if (!/^[\w.-]{1,64}$/.test(name))
        throw new ControlError(
          `'${excerpt(name)}' is not a valid world name; up to 64 letters, digits, dots and dashes.`,
        )
      dropOldest(now)
      const backend = createBackend(options)
      const made = { backend, mock: createControls(backend), usedAt: now }
      worlds.set(name, made)
      return made
    },
    get size() {
      return worlds.size
    },
  }
}
