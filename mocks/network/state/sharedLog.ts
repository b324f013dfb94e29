import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Backend } from './backend'
import type { LogLine, SavedLog } from './callLog'

interface LogSchema extends DBSchema {
  /** In the order of the world's time; ids in that of their beginning. */
  lines: { key: [at: number, id: string]; value: LogLine }
  counts: { key: 'counts'; value: Omit<SavedLog, 'lines'> }
}

/** What tabs tell each other. */
type Message = { lines: LogLine[] } | 'clear'

/** Calls are stored and told together, this long after the first, ms. */
const EVERY = 200

const openLog = async (name: string): Promise<IDBPDatabase<LogSchema> | null> => {
  try {
    return await openDB<LogSchema>(name, 1, {
      upgrade: (store) => {
        store.createObjectStore('lines', { keyPath: ['at', 'id'] })
        store.createObjectStore('counts')
      },
      blocking: (_, __, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
      },
    })
  } catch {
    return null
  }
}

/**
 * Keeps the call log over reloads, and holds the calls of all tabs in it. Its own database, so that a full or damaged log
 * never costs the world. Returns the end of it.
 */
export const shareLog = async (name: string, { log, events }: Backend, isFresh: boolean): Promise<() => void> => {
  const store = typeof indexedDB === 'undefined' ? null : await openLog(name)
  if (!store) return () => undefined
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  const clear = async () => {
    const transaction = store.transaction(['lines', 'counts'], 'readwrite')
    await Promise.all([transaction.objectStore('lines').clear(), transaction.objectStore('counts').clear()])
    await transaction.done
  }
  /** A log that cannot be stored is still one of this page. */
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  if (isFresh) await clear().catch(() => undefined)
  else {
    const [lines, counts] = await Promise.all([store.getAll('lines'), store.get('counts', 'counts')])
    log.restore({ lines, counts: {}, codes: {}, dropped: 0, ...counts })
  }

  const waiting = new Map<string, LogLine>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = [...waiting.values()].map((line) => ({ ...line }))
    waiting.clear()
    if (lines.length === 0) return
    channel?.postMessage({ lines } satisfies Message)
    quietly(
      (async () => {
        const { counts, codes, dropped, lines: kept } = log.save()
        const transaction = store.transaction(['lines', 'counts'], 'readwrite', { durability: 'relaxed' })
        const table = transaction.objectStore('lines')
        for (const line of lines) void table.put(line)
        // What the log has dropped is older than its oldest line.
        const [oldest] = kept
        if (dropped > 0 && oldest) void table.delete(IDBKeyRange.upperBound([oldest.at, oldest.id], true))
        void transaction.objectStore('counts').put({ counts, codes, dropped }, 'counts')
        await transaction.done
      })(),
    )
  }
  /** Set while listeners are told of another tab's call, which is not passed on. */
  let isOthers = false
  const stops = [
    events.onCall((_phase, line) => {
      if (isOthers) return
      waiting.set(line.id, line)
      timer ??= setTimeout(flush, EVERY)
    }),
    log.onClear(() => {
      waiting.clear()
      channel?.postMessage('clear' satisfies Message)
      quietly(clear())
    }),
    () => clearTimeout(timer),
  ]
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'clear') return log.forget()
      isOthers = true
      for (const line of data.lines) {
        log.put(line)
        events.call(line.ms === null ? 'begin' : 'end', line)
      }
      isOthers = false
    }
  const onHide = () => flush()
  globalThis.addEventListener?.('pagehide', onHide)
  return () => {
    for (const stop of stops) stop()
    globalThis.removeEventListener?.('pagehide', onHide)
    channel?.close()
    store.close()
  }
}
