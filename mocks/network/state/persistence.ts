import { WORLD_VERSION } from '../../world/core/state'
import { ENDPOINTS } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import type { Backend } from './backend'
import type { Chronicle } from './journal'
import { type Found, revive, shareWorld } from './sharedWorld'
import { openStore, type Store, type Words } from './store'

/** What a keeper needs of the browser. */
export interface KeeperOptions {
  name?: string
  /** The lock of all tabs; absent without a secure context. */
  locks?: Pick<LockManager, 'request'> | undefined
  /** Tells people what they should know about their world. */
  note: (text: string) => void
}

/** Keeps a world over reloads, and makes one world of all tabs of a browser. */
export interface Keeper {
  /** The world that was kept, or null where there is none of this version. */
  load(): Promise<Chronicle | null>
  /** Keeps a backend's world from now on, and the words in force with it. */
  keep(backend: Backend): Promise<void>
  /** The look that was chosen; kept beside the world. */
  theme(): number | undefined
  chooseTheme(theme: number | undefined): Promise<void>
  stop(): void
}

const OLD = 'The world of this demo came from another version and was made anew.'
const FORGETFUL = 'This browser keeps nothing for the demo: its world lasts until the page is left or loaded again.'
const SINGLE = 'Without a secure connection the demo works in one tab at a time; others do not see its changes.'

const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
}

const find = async (store: Store): Promise<Found | 'old' | null> => {
  const base = await store.get('base', 'base')
  if (!base) return null
  if (base.version !== WORLD_VERSION) return 'old'
  try {
    return revive(base, await store.getAll('journal'))
  } catch {
    // A world that cannot be lived through again is as good as one of another version.
    return 'old'
  }
}

/** Opens the keeper of a world; where nothing can be kept, the world lives in memory and a note says so. */
export const openKeeper = async ({ name = 'kismara-world', locks, note }: KeeperOptions): Promise<Keeper> => {
  let store = await openStore(name)
  if (!store) note(FORGETFUL)
  else if (!locks) note(SINGLE)
  let found: Found | null = null
  let look: number | undefined
  let known = ''
  let stops: (() => void)[] = []
  const turn = inTurn()
  const exclusive = <T>(run: () => Promise<T>): Promise<T> =>
    turn(async () => (locks ? ((await locks.request(name, run)) as T) : run()))
  const news = store && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(name) : null

  const readWords = async (backend: Backend): Promise<void> => {
    const words = await store?.get('words', 'words')
    const text = JSON.stringify(words)
    if (!words || text === known) return
    known = text
    look = words.theme
    backend.faults.clear()
    backend.faults.add(words.faults.flatMap((fault) => parseFaults(fault, ENDPOINTS)))
    backend.latency = parseLatency(words.latency)
    backend.settingsChanged()
  }
  const writeWords = async (backend: Backend): Promise<void> => {
    const words: Words = {
      faults: backend.faults.list(),
      latency: backend.latency.word,
      ...(look !== undefined && { theme: look }),
    }
    const text = JSON.stringify(words)
    if (text === known) return
    known = text
    await store?.put('words', words, 'words')
    news?.postMessage('words')
  }

  let kept: Backend | null = null
  return {
    load: async () => {
      if (!store) return null
      look = (await store.get('words', 'words'))?.theme
      const there = await find(store)
      if (there === 'old') note(OLD)
      found = there === 'old' ? null : there
      return found?.chronicle ?? null
    },
    keep: async (backend) => {
      if (!store) return
      kept = backend
      const lose = (why: unknown) => {
        store = null
        backend.commit = async (change) => change()
        note(`${FORGETFUL} (${why instanceof Error ? why.message : String(why)})`)
      }
      const mine = found?.chronicle === backend.chronicle ? found : null
      if (mine) await readWords(backend)
      else await writeWords(backend)
      const shared = await shareWorld(store, backend, mine, lose)
      const quietly = (run: () => Promise<void>) => void exclusive(run).catch((why) => backend.complain(String(why)))
      backend.commit = async (change) => {
        const before = backend.chronicle.entries.length
        const world = backend.chronicle
        const value = await exclusive(() => shared.commit(change))
        if (world !== backend.chronicle || backend.chronicle.entries.length !== before) news?.postMessage('world')
        return value
      }
      if (news)
        news.onmessage = () =>
          quietly(async () => {
            await shared.commit(() => undefined)
            await readWords(backend)
          })
      stops = [backend.onSettings(() => quietly(() => writeWords(backend)))]
    },
    theme: () => look,
    chooseTheme: async (theme) => {
      look = theme
      if (kept) await writeWords(kept)
    },
    stop: () => {
      for (const stop of stops) stop()
      news?.close()
      store?.close()
      store = null
    },
  }
}
