import type { IDBPTransaction } from 'idb'
import { WORLD_VERSION, type World } from '../../world/core/state'
import type { Backend } from './backend'
import { type Chronicle, createChronicle, type Entry } from './journal'
import type { Base, Shape, Store } from './store'

/** After so many entries the whole world is written, so that a start has little to live through again. */
const CHECKPOINT = 200

/** Where this tab stands in the store: which world, how much of its journal, and the last entry inside its base. */
export interface Place {
  epoch: string
  saved: number
  checkpoint: number
}

/** A kept world, as it was found. */
export interface Found {
  chronicle: Chronicle
  place: Place
}

/** This tab's part in the world that all tabs share. */
export interface SharedWorld {
  /** Makes a change after everybody else's, and writes it down before anybody else's. */
  commit<T>(change: () => T): Promise<T>
}

type Transaction = IDBPTransaction<Shape, ('base' | 'journal')[], 'readwrite'>

const newEpoch = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-')

/** Lives through what the store holds. */
export const revive = ({ epoch, origin, at, world }: Base, journal: readonly Entry[]): Found => {
  const known = world === undefined ? 0 : at
  const present = world === undefined ? undefined : (JSON.parse(world) as World)
  const chronicle = createChronicle(origin, journal.slice(0, known), present)
  for (const entry of journal.slice(known)) chronicle.follow(entry)
  return { chronicle, place: { epoch, saved: journal.length, checkpoint: known } }
}

const followAll = (chronicle: Chronicle, saved: number, tail: readonly Entry[]): void => {
  // A read of this tab that left traces is not in the store yet: it gives way, and leaves them again when it is made again.
  if (chronicle.entries.length > saved) {
    chronicle.rebuild([...chronicle.entries.slice(0, saved), ...tail])
    return
  }
  const behind = tail.findIndex((entry) => !chronicle.follow(entry))
  if (behind >= 0) chronicle.rebuild([...chronicle.entries, ...tail.slice(behind)])
}

/**
 * Joins the world in the store: with `found` as one of its tabs; without, by putting the backend's own world in its place.
 * `lose` hears when the store failed; the change is made all the same.
 */
export const shareWorld = async (
  store: Store,
  backend: Backend,
  found: Found | null,
  lose: (why: unknown) => void,
): Promise<SharedWorld> => {
  let place: Place = found?.place ?? { epoch: '', saved: 0, checkpoint: 0 }
  let origin = found?.chronicle.origin

  const pull = async (transaction: Transaction): Promise<void> => {
    const base = await transaction.objectStore('base').get('base')
    if (base?.version !== WORLD_VERSION) return
    const journal = transaction.objectStore('journal')
    if (base.epoch !== place.epoch) {
      const other = revive(base, await journal.getAll())
      backend.adopt(other.chronicle)
      place = other.place
      origin = other.chronicle.origin
      return
    }
    const tail = await journal.getAll(IDBKeyRange.lowerBound(place.saved))
    if (tail.length > 0) followAll(backend.chronicle, place.saved, tail)
    place.saved += tail.length
  }

  const push = async (transaction: Transaction): Promise<void> => {
    const { chronicle } = backend
    const base = transaction.objectStore('base')
    const journal = transaction.objectStore('journal')
    const writes: Promise<unknown>[] = []
    const fresh = chronicle.origin !== origin
    if (fresh) {
      origin = chronicle.origin
      place = { epoch: newEpoch(), saved: 0, checkpoint: 0 }
      writes.push(journal.clear())
    }
    const { entries } = chronicle
    for (; place.saved < entries.length; place.saved++) {
      const entry = entries[place.saved]
      if (entry) writes.push(journal.put(entry, place.saved))
    }
    const due = place.saved - place.checkpoint >= CHECKPOINT
    if (due) place.checkpoint = place.saved
    const world = due ? { world: JSON.stringify(chronicle.world) } : {}
    if (fresh || due)
      writes.push(
        base.put(
          { version: WORLD_VERSION, epoch: place.epoch, origin: chronicle.origin, at: place.checkpoint, ...world },
          'base',
        ),
      )
    await Promise.all(writes)
  }

  const begin = (): Transaction => store.transaction(['base', 'journal'], 'readwrite', { durability: 'relaxed' })

  const first = begin()
  await (found ? pull(first) : push(first))
  await first.done

  return {
    commit: async <T>(change: () => T): Promise<T> => {
      let made: { value: T } | { error: unknown } | null = null
      try {
        const transaction = begin()
        await pull(transaction)
        try {
          made = { value: change() }
        } catch (error) {
          made = { error }
        }
        await push(transaction)
        await transaction.done
      } catch (why) {
        lose(why)
        made ??= { value: change() }
      }
      if ('error' in made) throw made.error
      return made.value
    },
  }
}
