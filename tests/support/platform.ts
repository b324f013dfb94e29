import type { Platform } from '../../src/platform'
import type { Clock } from '../../src/platform/clock'
import { noBrowser } from '../../src/platform/noBrowser'
import { memoryStore } from '../../src/platform/storage/memory'

interface Waiting {
  at: number
  every: number | null
  run: () => void
}

/** A manual clock; `pass` runs what falls due, in order. */
export const handClock = (now = () => Date.UTC(2026, 0, 1, 12)) => {
  let elapsed = 0
  const waiting = new Set<Waiting>()
  const add = (entry: Waiting) => {
    waiting.add(entry)
    return () => void waiting.delete(entry)
  }
  const clock: Clock = {
    now,
    elapsed: () => elapsed,
    after: (ms, run) => add({ at: elapsed + ms, every: null, run }),
    every: (ms, run) => add({ at: elapsed + ms, every: ms, run }),
    frame: (run) => add({ at: elapsed + 16, every: null, run }),
  }
  const pass = (ms: number) => {
    const until = elapsed + ms
    for (;;) {
      const next = [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      elapsed = next.at
      if (next.every === null) waiting.delete(next)
      else next.at += next.every
      next.run()
    }
    elapsed = until
  }
  return { clock, pass }
}

/** A fake platform without a browser, with its controls. */
export const handPlatform = (parts: Partial<Platform> = {}, local = new Map<string, string>()) => {
  const { clock, pass } = handClock()
  const page = { hidden: false, reducedMotion: false }
  const changes = new Set<(key: string | null, value: string | null) => void>()
  const shows = new Set<() => void>()
  const hides = new Set<() => void>()
  const beacons: { url: string; json: string }[] = []
  const listen = <T>(set: Set<T>, entry: T) => {
    set.add(entry)
    return () => void set.delete(entry)
  }
  const cookies = new Map<string, string>()
  const opened: string[] = []
  const buzzes: (readonly number[])[] = []
  const platform = noBrowser({
    clock,
    storage: {
      local: memoryStore(local),
      session: memoryStore(),
      onChange: (listener) => listen(changes, listener),
    },
    cookies: { read: (name) => cookies.get(name) ?? null, write: (name, value) => void cookies.set(name, value) },
    sendBeacon: (url, json) => beacons.push({ url, json }) > 0,
    visibility: { hidden: () => page.hidden, onShow: (run) => listen(shows, run), onHide: (run) => listen(hides, run) },
    device: { ...noBrowser().device, os: 'ios', model: 'test phone', reducedMotion: () => page.reducedMotion },
    location: { origin: 'http://kismara.test', open: (url) => void opened.push(url) },
    vibrate: (pattern) => void buzzes.push(pattern),
    subtleCrypto: crypto.subtle,
    ...parts,
  })
  return {
    platform,
    page,
    pass,
    local,
    beacons,
    cookies,
    /** External addresses that were opened. */
    opened,
    buzzes,
    /** Simulates a storage change by another tab; key null = cleared. */
    otherTab: (key: string | null, value: string | null) => {
      if (key === null) local.clear()
      else if (value === null) local.delete(key)
      else local.set(key, value)
      for (const listener of changes) listener(key, value)
    },
    show: () => {
      for (const run of shows) run()
    },
    hide: () => {
      for (const run of hides) run()
    },
  }
}

/** Flushes pending promises. */
export const settle = async (turns = 20): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}
