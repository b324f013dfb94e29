import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, Origin } from './journal'

/** The base that a kept world starts from: what it was made from, and the world itself as it was after `at` entries. */
export interface Base {
  version: number
  /** Tells worlds apart: a reset makes another. */
  epoch: string
  origin: Origin
  at: number
  /** The world after `at` entries, as text; absent where nothing was kept yet. */
  world?: string
}

/** The words in force, which belong to no world. */
export interface Words {
  faults: readonly string[]
  latency: string
  theme?: number
}

/** The parts of the storage. */
export interface Shape extends DBSchema {
  base: { key: 'base'; value: Base }
  words: { key: 'words'; value: Words }
  /** Entries by their place in the journal. */
  journal: { key: number; value: Entry }
}

/** Where a world is kept. */
export type Store = IDBPDatabase<Shape>

/** How long a browser may take to open its storage before it counts as blocked, ms. */
const PATIENCE = 3000

const open = async (name: string): Promise<Store> =>
  openDB<Shape>(name, 1, {
    upgrade: (store) => {
      for (const part of ['base', 'words', 'journal'] as const) store.createObjectStore(part)
    },
    blocking: (_, __, event) => {
      // Another tab wants to delete or change the storage: it must not wait for this one.
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

/** Opens the storage; null where the browser has none, forbids it or never answers. */
export const openStore = async (name: string): Promise<Store | null> => {
  if (typeof indexedDB === 'undefined') return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null)
  })
  try {
    return await Promise.race([open(name), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
