import { WORLD_VERSION } from '../../world/core/state'
import { FAULT_NAMES } from '../adapters/route'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import type { Backend } from './backend'
import { type Connection, connect, NewerBuild, refuseNewer } from './connection'
import type { Change } from './events'
import type { Journal } from './journal'
import { restoreWorld, type StoredWorld, shareWorld } from './sharedWorld'
import type { Settings, Store } from './store'

export interface PersistenceOptions {
  name?: string
  /** `navigator.locks`; absent without a secure context. */
  locks?: Pick<LockManager, 'request'> | undefined
  /** Shows a note to the user. */
  note: (text: string) => void
}

/** Keeps a world over reloads, and shares one world among the tabs of a browser. */
export interface Persistence {
  /** The stored world, null when there is none of this version. */
  load(): Promise<Journal | null>
  /** Persists a backend's world and settings from now on. */
  persist(backend: Backend): Promise<void>
  /** The chosen theme, stored next to the world. */
  theme(): number | undefined
  setTheme(theme: number | undefined): Promise<void>
  /** The state of the device, stored beside them. */
  device(): string | undefined
  setDevice(device: string | undefined): Promise<void>
  /** Resolves once everything changed so far outlasts a reload. */
  stored(): Promise<void>
  stop(): void
}

const OTHER_VERSION = 'The world of this demo came from another version and was replaced by a new one.'
const NEWER_VERSION =
  'A newer version of this demo keeps its world in this browser. This tab stores nothing; reload it for the newer one.'
const NO_STORAGE = 'This browser stores nothing for the demo: its world lasts until the page is closed or reloaded.'
const SINGLE_TAB = 'Without a secure connection the demo works in one tab at a time; others do not see its changes.'

/** Runs tasks one after another. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const own = last.then(run)
    last = own.catch(() => undefined)
    return own
  }
}

const find = async (store: Store): Promise<StoredWorld | 'old' | null> => {
  const base = await store.get('base', 'base')
  // The world of a newer build is refused when this one is to be shared.
  if (!base || base.version > WORLD_VERSION) return null
  if (base.version !== WORLD_VERSION) return 'old'
  try {
    return restoreWorld(base, await store.getAll('journal'))
  } catch {
    // Treat a world that cannot be replayed like one of another version.
    return 'old'
  }
}

const putSettings = async (store: Store, settings: Settings): Promise<void> => {
  const transaction = store.transaction(['base', 'words'], 'readwrite')
  refuseNewer(await transaction.objectStore('base').get('base'))
  await transaction.objectStore('words').put(settings, 'words')
  await transaction.done
}

/** Opens the storage. Without storage the world lives in memory, with a note. */
export const openPersistence = async ({
  name = 'kismara-world',
  locks,
  note,
}: PersistenceOptions): Promise<Persistence> => {
  let connection = await connect(name)
  if (!connection) note(NO_STORAGE)
  else if (!locks) note(SINGLE_TAB)
  let found: StoredWorld | null = null
  let theme: number | undefined
  let device: string | undefined
  let known = ''
  let stops: (() => void)[] = []
  const enqueue = createQueue()
  const exclusive = <T>(run: () => Promise<T>): Promise<T> =>
    enqueue(async () => (locks ? ((await locks.request(name, run)) as T) : run()))
  let channel = connection && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(name) : null

  const readSettings = async (backend: Backend): Promise<void> => {
    const settings = await connection?.use((store) => store.get('words', 'words'))
    const text = JSON.stringify(settings)
    if (!settings || text === known) return
    known = text
    theme = settings.theme
    device = settings.device
    backend.faults.clear()
    backend.faults.add(settings.faults.flatMap((fault) => parseFaults(fault, FAULT_NAMES)))
    backend.latency = parseLatency(settings.latency)
    backend.settingsChanged()
  }
  const writeSettings = async (backend: Backend): Promise<void> => {
    const settings: Settings = {
      faults: backend.faults.list(),
      latency: backend.latency.word,
      ...(theme !== undefined && { theme }),
      ...(device !== undefined && { device }),
    }
    const text = JSON.stringify(settings)
    if (text === known) return
    known = text
    await connection?.use((store) => putSettings(store, settings))
    channel?.postMessage('words')
  }

  const stop = () => {
    for (const end of stops) end()
    stops = []
    channel?.close()
    channel = null
    connection?.close()
    connection = null
  }
  /** Goes on in memory. */
  const letGo = (backend: Backend, why: unknown): void => {
    if (!connection) return
    stop()
    backend.commit = async (change) => change()
    note(
      why instanceof NewerBuild ? NEWER_VERSION : `${NO_STORAGE} (${why instanceof Error ? why.message : String(why)})`,
    )
  }

  const share = async (backend: Backend, opened: Connection): Promise<void> => {
    const own = found?.journal === backend.journal ? found : null
    // First: it refuses the world of a newer build.
    const shared = await shareWorld(opened, backend, own, (why) => letGo(backend, why))
    if (own) await readSettings(backend)
    else await writeSettings(backend)
    const inBackground = (run: () => Promise<void>) =>
      void exclusive(run).catch((why) => {
        if (why instanceof NewerBuild) letGo(backend, why)
        else backend.reportError(String(why))
      })
    backend.commit = async (change) => {
      const before = backend.journal.entries.length
      const world = backend.journal
      const value = await exclusive(() => shared.commit(change))
      const changed = world !== backend.journal || backend.journal.entries.length !== before
      if (changed && connection) channel?.postMessage('world')
      return value
    }
    /** Set while listeners are told of another tab's change, which is not passed on. */
    let isOthers = false
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<'world' | 'words' | Change>) =>
        inBackground(async () => {
          await shared.commit(() => undefined)
          await readSettings(backend)
          if (typeof data === 'string') return
          isOthers = true
          backend.events.change(data.kind)
          isOthers = false
        })
    stops = [
      backend.onSettings(() => inBackground(() => writeSettings(backend))),
      backend.events.onChange((change) => {
        if (!isOthers) channel?.postMessage(change)
      }),
    ]
  }

  let persisted: Backend | null = null
  return {
    load: async () => {
      const there = await connection?.use(async (store) => {
        ;({ theme, device } = (await store.get('words', 'words')) ?? {})
        return find(store)
      })
      if (there === 'old') note(OTHER_VERSION)
      found = there === 'old' ? null : (there ?? null)
      return found?.journal ?? null
    },
    persist: async (backend) => {
      if (!connection) return
      persisted = backend
      await share(backend, connection).catch((why) => letGo(backend, why))
    },
    theme: () => theme,
    setTheme: async (next) => {
      theme = next
      if (persisted) await writeSettings(persisted)
    },
    device: () => device,
    setDevice: async (next) => {
      device = next
      if (persisted) await writeSettings(persisted)
    },
    stored: () => exclusive(async () => undefined),
    stop,
  }
}
