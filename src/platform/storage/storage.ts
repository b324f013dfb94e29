import type { Stop } from '../clock'

/** Key-value storage that never throws: it falls back to memory where the browser blocks it. */
export interface Store {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export interface Storage {
  local: Store
  session: Store
  /** Changes made by other tabs; `key` is null when everything was cleared. */
  onChange(listener: (key: string | null, value: string | null) => void): Stop
}

const attempt = <T>(run: () => T, otherwise: T): T => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

const wrap = (open: () => globalThis.Storage): Store => {
  const memory = new Map<string, string>()
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key), null),
    set: (key, value) => {
      // Read back: a full storage may accept a write and drop it.
      const stored = attempt(() => {
        open().setItem(key, value)
        return open().getItem(key) === value
      }, false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => open().removeItem(key), undefined)
    },
  }
}

/** The browser's storages; blocked or full ones fall back to memory until reload. */
export const browserStorage = (): Storage => ({
  local: wrap(() => window.localStorage),
  session: wrap(() => window.sessionStorage),
  onChange: (listener) => {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === null || event.storageArea === attempt(() => window.localStorage, null))
        listener(event.key, event.newValue)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})
