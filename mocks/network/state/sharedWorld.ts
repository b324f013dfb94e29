import type { IDBPTransaction } from 'idb'
import { WORLD_VERSION, type World } from '../../world/core/state'
import type { Backend } from './backend'
import { type Connection, refuseNewer } from './connection'
import type { Entry } from './entries'
import { createJournal, type Journal } from './journal'
import type { Base, StoreSchema } from './store'

/** Store the whole world after this many entries, so that a start replays little. */
const CHECKPOINT = 200

/**
 * This tab's position in the store: which world, how many entries it has, and the last one included in the stored
 * world.
 */
export interface Position {
  epoch: string
  saved: number
  checkpoint: number
}

export interface StoredWorld {
  journal: Journal
  position: Position
}

export interface SharedWorld {
  /** Applies what other tabs recorded, makes the change and stores it, in one transaction. */
  commit<T>(change: () => T): Promise<T>
}

type Transaction = IDBPTransaction<StoreSchema, ('base' | 'journal')[], 'readwrite'>

const newEpoch = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-')

/** Replays what the store holds. */
export const restoreWorld = ({ epoch, origin, at, world }: Base, entries: readonly Entry[]): StoredWorld => {
  const known = world === undefined ? 0 : at
  const present = world === undefined ? undefined : (JSON.parse(world) as World)
  const journal = createJournal(origin, entries.slice(0, known), present)
  for (const entry of entries.slice(known)) journal.follow(entry)
  return { journal, position: { epoch, saved: entries.length, checkpoint: known } }
}

const followAll = (journal: Journal, saved: number, tail: readonly Entry[]): void => {
  // A recorded read of this tab is not in the store yet: drop it; it records itself again when repeated.
  if (journal.entries.length > saved) {
    journal.rebuild([...journal.entries.slice(0, saved), ...tail])
    return
  }
  const behind = tail.findIndex((entry) => !journal.follow(entry))
  if (behind >= 0) journal.rebuild([...journal.entries, ...tail.slice(behind)])
}

/**
 * Shares a world through the database: continues `found` if given, otherwise stores the backend's own world. `onLost` is
 * called when storing fails; the change still applies.
 * @throws NewerBuild, or why the world could not be stored
 */
export const shareWorld = async (
  connection: Connection,
  backend: Backend,
  found: StoredWorld | null,
  onLost: (reason: unknown) => void,
): Promise<SharedWorld> => {
  let position: Position = found?.position ?? { epoch: '', saved: 0, checkpoint: 0 }
  let origin = found?.journal.origin

  const pull = async (transaction: Transaction): Promise<void> => {
    const base = await transaction.objectStore('base').get('base')
    refuseNewer(base)
    if (base?.version !== WORLD_VERSION) {
      // Cleared under this page, or not there yet: its world is stored whole.
      origin = undefined
      return
    }
    const entryStore = transaction.objectStore('journal')
    if (base.epoch !== position.epoch) {
      const other = restoreWorld(base, await entryStore.getAll())
      backend.adopt(other.journal)
      position = other.position
      origin = other.journal.origin
      return
    }
    const tail = await entryStore.getAll(IDBKeyRange.lowerBound(position.saved))
    if (tail.length > 0) followAll(backend.journal, position.saved, tail)
    position.saved += tail.length
  }

  const push = async (transaction: Transaction): Promise<void> => {
    const { journal } = backend
    const base = transaction.objectStore('base')
    const entryStore = transaction.objectStore('journal')
    const writes: Promise<unknown>[] = []
    const fresh = journal.origin !== origin
    if (fresh) {
      origin = journal.origin
      position = { epoch: newEpoch(), saved: 0, checkpoint: 0 }
      writes.push(entryStore.clear())
    }
    const { entries } = journal
    for (; position.saved < entries.length; position.saved++) {
      const entry = entries[position.saved]
      if (entry) writes.push(entryStore.put(entry, position.saved))
    }
    const due = position.saved - position.checkpoint >= CHECKPOINT
    if (due) position.checkpoint = position.saved
    const world = due ? { world: JSON.stringify(journal.world) } : {}
    if (fresh || due)
      writes.push(
        base.put(
          { version: WORLD_VERSION, epoch: position.epoch, origin: journal.origin, at: position.checkpoint, ...world },
          'base',
        ),
      )
    await Promise.all(writes)
  }

  /** One transaction: what other tabs recorded, `change`, and its result. A failed one leaves no trace. */
  const exchange = (read: typeof pull, change: () => void) =>
    connection.use(async (store) => {
      const transaction = store.transaction(['base', 'journal'], 'readwrite', { durability: 'relaxed' })
      transaction.done.catch(nothing)
      let before = { position, origin }
      try {
        await read(transaction)
        before = { position: { ...position }, origin }
        change()
        await push(transaction)
        await transaction.done
      } catch (reason) {
        ;({ position, origin } = before)
        abort(transaction)
        throw reason
      }
    })

  const readNothing = async (transaction: Transaction): Promise<void> =>
    refuseNewer(await transaction.objectStore('base').get('base'))
  await exchange(found ? pull : readNothing, nothing)

  return {
    commit: async <T>(change: () => T): Promise<T> => {
      let result: { value: T } | { error: unknown } | null = null
      const once = () => (result ??= outcomeOf(change))
      await exchange(pull, once).catch(onLost)
      const made = once()
      if ('error' in made) throw made.error
      return made.value
    },
  }
}

const nothing = (): void => undefined

const outcomeOf = <T>(change: () => T): { value: T } | { error: unknown } => {
  try {
    return { value: change() }
  } catch (error) {
    return { error }
  }
}

const abort = (transaction: Transaction): void => {
  try {
    transaction.abort()
  } catch {
    // Over already, with its connection.
  }
}
