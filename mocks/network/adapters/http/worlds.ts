import { type Controls, createControls } from '../../controls/controls'
import { ControlError, excerpt } from '../../controls/suggestions'
import { type Backend, type BackendOptions, createBackend } from '../../state/backend'
import { createWorldStore } from './worldStore'

export interface NamedWorld {
  backend: Backend
  mock: Controls
}

export interface Worlds {
  /** The world of a name, created on first use; it may be stored at the next call of another. */
  get(name: string): NamedWorld
  /** Runs with the world of a name, which stays in memory until then. */
  use<T>(name: string, run: (world: NamedWorld) => Promise<T>): Promise<T>
  /** The name of a world that knows this token. */
  holderOf(token: string): string | undefined
  /** How many worlds there are, and how many of them are in memory. */
  readonly size: number
  readonly live: number
  /** Deletes what is stored. */
  close(): void
}

/** The world of calls that name none. */
export const DEFAULT_WORLD = 'default'

/** So many worlds stay in memory; beyond them the least recently used is stored. */
const MOST_LIVE = 24

export const createWorlds = (options: BackendOptions = {}, mostLive = MOST_LIVE): Worlds => {
  // A Map iterates in insertion order; re-inserting on use keeps the least recently used world first.
  const live = new Map<string, NamedWorld & { inUse: number }>()
  const store = createWorldStore()

  const storeOldest = (except: string) => {
    for (const [name, world] of live) {
      if (live.size <= mostLive) return
      if (world.inUse > 0 || name === except) continue
      store.put(name, world.backend)
      live.delete(name)
    }
  }
  const open = (name: string) => {
    if (!/^[\w.-]{1,64}$/.test(name))
      throw new ControlError(`'${excerpt(name)}' is not a valid world name; up to 64 letters, digits, dots and dashes.`)
    const backend = store.take(name, options) ?? createBackend(options)
    return { backend, mock: createControls(backend), inUse: 0 }
  }
  const get = (name: string) => {
    const world = live.get(name) ?? open(name)
    live.delete(name)
    live.set(name, world)
    storeOldest(name)
    return world
  }
  return {
    get,
    use: async (name, run) => {
      const world = get(name)
      world.inUse++
      try {
        return await run(world)
      } finally {
        world.inUse--
      }
    },
    holderOf: (token) => {
      for (const [name, { backend }] of live) if (Object.hasOwn(backend.journal.world.tokens, token)) return name
      return store.holderOf(token)
    },
    get size() {
      return live.size + store.size
    },
    get live() {
      return live.size
    },
    close: store.close,
  }
}
