import { runInAction } from 'mobx'
import { success } from '../../api/outcome'
import { gameLike } from '../../contract/game/likes'
import { Mutation, type MutationState } from '../data/Mutation'
import type { FeatureStore, RootStore } from '../root/RootStore'

/** Changes the player's favorite games. A change is shown at once and taken back when it fails. */
export class FavoriteStore implements FeatureStore {
  readonly #root: Pick<RootStore, 'api' | 'member' | 'session'>

  constructor(root: Pick<RootStore, 'api' | 'member' | 'session'>) {
    this.#root = root
  }

  /** Null while the game's previous change is in flight, and when the session has changed. */
  async like(gameId: number, like: boolean): Promise<MutationState<readonly number[]> | null> {
    const { api, member, session } = this.#root
    const { favorites, favoriteChanges: changes } = member
    if (changes.has(gameId)) return null
    const write = new Mutation<readonly number[]>(session.epoch, {
      write: async () => {
        const settle = favorites.begin()
        const outcome = await api.call(gameLike, { gameId, like })
        const likes = outcome.ok ? success(outcome.value.gameLikes) : outcome
        settle(likes)
        return likes
      },
      reconcile: async () => {
        const read = await favorites.load()
        return read.ok ? success(read.value.includes(gameId) === like ? read.value : null) : read
      },
    })
    runInAction(() => changes.set(gameId, like))
    const state = await write.send()
    if (!state) return null
    write.reset()
    runInAction(() => changes.delete(gameId))
    return state
  }

  clear(): void {
    // It keeps nothing: the changes are the member's.
  }
}
