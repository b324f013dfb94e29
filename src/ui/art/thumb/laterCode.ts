import { useSyncExternalStore } from 'react'

/** Code that adds to what is already shown. */
interface LaterCode<T> {
  /** Undefined until loaded, which begins when it is first wanted. */
  use(wanted: boolean): T | undefined
  /** Never rejects. */
  preload(): Promise<void>
}

/** Loads once; after a failure again when it is next wanted. */
function laterCode<T>(load: () => Promise<T>): LaterCode<T> {
  let code: T | undefined
  let loading: Promise<void> | undefined
  const waiting = new Set<() => void>()
  const start = async () => {
    try {
      code = await load()
      for (const changed of waiting) changed()
    } catch {
      // Offline before the first visit was complete: what is shown stays as it is, and the next one retries.
      loading = undefined
    }
  }
  const preload = () => {
    loading ??= start()
    return loading
  }
  const subscribe = (changed: () => void) => {
    waiting.add(changed)
    void preload()
    return () => waiting.delete(changed)
  }
  const value = () => code
  const none = () => undefined
  return { use: (wanted) => useSyncExternalStore(wanted ? subscribe : ignore, wanted ? value : none, none), preload }
}

const ignore = () => () => undefined

/** What a tile shows: its symbols and their places. */
export const tileSpec = laterCode(() => import('./drawing/spec'))
/** The scene behind them. */
export const tileScene = laterCode(() => import('./drawing/backdrop'))
