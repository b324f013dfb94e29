import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { parseFaults } from '../../faults/faults'
import { parseLatency } from '../../faults/latency'
import { type Backend, type BackendOptions, createBackend } from '../../state/backend'
import type { SavedLog } from '../../state/callLog'
import { createJournal } from '../../state/journal'
import { FAULT_NAMES } from '../route'

/** A world at rest: its JSON text and what its backend adds. */
interface Stored {
  world: string
  faults: string[]
  latency: string
  log: SavedLog
}

/** Worlds out of memory: compressed files in a folder of the system's temporary one. */
export interface WorldStore {
  put(name: string, backend: Backend): void
  /** Removes a world from the store and returns it as it was; null for an unknown name. */
  take(name: string, options: BackendOptions): Backend | null
  holderOf(token: string): string | undefined
  readonly size: number
  close(): void
}

export const createWorldStore = (): WorldStore => {
  const stored = new Map<string, { file: string; tokens: readonly string[] }>()
  let folder: string | null = null
  let files = 0
  return {
    put: (name, { journal, faults, latency, log }) => {
      folder ??= mkdtempSync(join(tmpdir(), 'kismara-worlds-'))
      const { world } = journal
      const rest: Stored = {
        world: JSON.stringify(world),
        faults: faults.list(),
        latency: latency.word,
        log: log.save(),
      }
      // Numbered, since some file systems hold names that differ only in case for the same.
      const file = join(folder, `${files++}`)
      writeFileSync(file, deflateSync(JSON.stringify(rest), { level: 1 }))
      stored.set(name, { file, tokens: Object.keys(world.tokens) })
    },
    take: (name, options) => {
      const found = stored.get(name)
      if (!found) return null
      // Our own file, written by `put`.
      const rest = JSON.parse(inflateSync(readFileSync(found.file)).toString()) as Stored
      const backend = createBackend({ ...options, journal: createJournal({ world: rest.world }), log: rest.log })
      backend.faults.add(rest.faults.flatMap((text) => parseFaults(text, FAULT_NAMES)))
      backend.latency = parseLatency(rest.latency)
      rmSync(found.file)
      stored.delete(name)
      return backend
    },
    holderOf: (token) => [...stored].find(([, { tokens }]) => tokens.includes(token))?.[0],
    get size() {
      return stored.size
    },
    close: () => {
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    },
  }
}
