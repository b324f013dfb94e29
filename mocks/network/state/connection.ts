import { WORLD_VERSION } from '../../world/core/state'
import { type Base, openStore, type Store } from './store'

/** The stored world belongs to a newer build, which this one must not overwrite. */
export class NewerBuild extends Error {}

/** @throws NewerBuild */
export const refuseNewer = (base: Base | undefined): void => {
  if (base && base.version > WORLD_VERSION) throw new NewerBuild('the stored world is of a newer build')
}

/** The database of a page. */
export interface Connection {
  /**
   * Does some work with the database. Work that fails is done once more on a new connection, since browsers close one
   * under a page in the background.
   * @throws NewerBuild, or why it failed
   */
  use<T>(work: (store: Store) => Promise<T>): Promise<T>
  close(): void
}

/** Null when the browser has no database, forbids it or does not answer. */
export const connect = async (name: string): Promise<Connection | null> => {
  const first = await openStore(name)
  if (!first) return null
  let store = first
  return {
    use: async (work) => {
      try {
        return await work(store)
      } catch (reason) {
        if (reason instanceof NewerBuild) throw reason
        store.close()
        const again = await openStore(name)
        if (!again) throw reason
        store = again
        return await work(store)
      }
    },
    close: () => store.close(),
  }
}
