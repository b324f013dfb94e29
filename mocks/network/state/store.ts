import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from './entries'
import type { Origin } from './journal'

/** The stored start of a world: its origin, and the world as it was after `at` entries. */
export interface Base {
  version: number
  /** Identifies a world: a reset makes another. */
  epoch: string
  origin: Origin
  at: number
  /** The world after `at` entries as JSON; absent until the first checkpoint. */
  world?: string
}

/** Controls that are not part of the world. */
export interface Settings {
  faults: readonly string[]
  latency: string
  theme?: number
  /** A state of the device that lasts. */
  device?: string
}

/** Object stores. The names are those in the browsers of existing visitors: `words` holds the settings. */
export interface StoreSchema extends DBSchema {
  base: { key: 'base'; value: Base }
  words: { key: 'words'; value: Settings }
  /** Entries by index. */
  journal: { key: number; value: Entry }
}

export type Store = IDBPDatabase<StoreSchema>

/** How long a browser may take to open its storage before it counts as blocked, ms. */
const OPEN_TIMEOUT = 3000

const open = async (name: string): Promise<Store> =>
  openDB<StoreSchema>(name, 1, {
    upgrade: (store) => {
      for (const part of ['base', 'words', 'journal'] as const) store.createObjectStore(part)
    },
    blocking: (_, __, event) => {
      // Another tab wants to delete or upgrade the database; it must not wait for this one.
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

/** Opens the database; null when the browser has none, forbids it or does not answer. */
export const openStore = async (name: string): Promise<Store | null> => {
  if (typeof indexedDB === 'undefined') return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, OPEN_TIMEOUT, null)
  })
  try {
    return await Promise.race([open(name), timeout])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
