import { type Controls, createControls } from '../../controls/controls'
import { shown, WordError } from '../../controls/suggestions'
import { type Backend, type BackendOptions, createBackend } from '../../state/backend'

/** A world of the server, with its controls. */
export interface NamedWorld {
  backend: Backend
  mock: Controls
}

/** The worlds of one server, by name. */
export interface Worlds {
  /** The world of a name, made when it is first asked for. */
  get(name: string): NamedWorld
  readonly size: number
}

/** How many worlds a server holds; the one that was left alone longest gives way, if it was for long enough. */
const MOST = 128
const LEFT_ALONE = 60_000

/** Opens the worlds of a server. */
export const createWorlds = (options: BackendOptions = {}, most = MOST, leftAlone = LEFT_ALONE): Worlds => {
  // A Map keeps the order of its making; taken out and put in again, the first is the one unused for longest.
  const worlds = new Map<string, NamedWorld & { usedAt: number }>()
  const makeRoom = (now: number) => {
    const [oldest] = worlds
    if (worlds.size < most || !oldest) return
    if (now - oldest[1].usedAt < leftAlone)
      throw new WordError(`This server holds ${most} worlds, all in use; take one of theirs, or wait a minute.`)
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
        throw new WordError(`'${shown(name)}' is no name of a world; up to 64 letters, digits, dots and dashes.`)
      makeRoom(now)
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
