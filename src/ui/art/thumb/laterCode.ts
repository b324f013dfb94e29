import { useSyncExternalStore } from 'react'

/** Code that adds to what is already shown. */
interface LaterCode<T> {
  /** Undefined until loaded, which begins when it is first wanted. */
  use(wanted: boolean): T | undefined
  /** Never rejects. */
  preload(): Promise<void>
}

/** Each of many tiles wants the code: what cannot be loaded is not asked for by all of them. */
const ATTEMPTS = 3

/** Loads once; after a failure again when it is next wanted, a few times. */
function laterCode<T>(load: () => Promise<T>): LaterCode<T> {
  let code: T | undefined
  let loading: Promise<void> | undefined
  let attempts = 0
  const waiting = new Set<() => void>()
  const start = async () => {
    try {
      code = await load()
      for (const changed of waiting) changed()
    } catch {
      // Offline before the first visit was complete, or after a deploy: what is shown stays as it is.
      if (++attempts < ATTEMPTS) loading = undefined
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
