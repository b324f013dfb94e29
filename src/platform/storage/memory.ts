import { nothing } from '../clock'
import type { Storage, Store } from './storage'

/** In-memory, lost on reload. */
export const memoryStore = (entries = new Map<string, string>()): Store => ({
  get: (key) => entries.get(key) ?? null,
  set: (key, value) => void entries.set(key, value),
  remove: (key) => void entries.delete(key),
})

type Entries = Readonly<Record<string, string>>

/** In-memory, lost on reload and not shared with other tabs. */
export const memoryStorage = (local: Entries = {}, session: Entries = {}): Storage => ({
  local: memoryStore(new Map(Object.entries(local))),
  session: memoryStore(new Map(Object.entries(session))),
  onChange: () => nothing,
})
