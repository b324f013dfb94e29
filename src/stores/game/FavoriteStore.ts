import { makeAutoObservable, observable, runInAction } from 'mobx'
import { success } from '../../api/outcome'
import { gameLike } from '../../contract/game/likes'
import { Mutation, type MutationState } from '../core/Mutation'
import type { FeatureStore, RootStore } from '../core/RootStore'

const changed = (ids: readonly number[], gameId: number, like: boolean): readonly number[] => {
  const others = ids.filter((id) => id !== gameId)
  return like ? [gameId, ...others] : others
}

/** The player's favorite games. A change is shown at once and taken back when it fails. */
export class FavoriteStore implements FeatureStore {
  readonly #root: Pick<RootStore, 'api' | 'member' | 'session'>
  /** Changes in flight by game: true = becomes a favorite. */
  readonly #changes = observable.map<number, boolean>()

  constructor(root: Pick<RootStore, 'api' | 'member' | 'session'>) {
    this.#root = root
    makeAutoObservable(this)
  }

  /** Newest first. */
  get ids(): readonly number[] {
    const { value } = this.#root.member.favorites
    return [...this.#changes].reduce((ids, [gameId, like]) => changed(ids, gameId, like), value ?? [])
  }

  /** Null while the game's previous change is in flight, and when the session has changed. */
  async like(gameId: number, like: boolean): Promise<MutationState<readonly number[]> | null> {
    if (this.#changes.has(gameId)) return null
    const { api, member, session } = this.#root
    const { favorites } = member
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
    this.#changes.set(gameId, like)
    const state = await write.run()
    if (!state) return null
    write.reset()
    runInAction(() => this.#changes.delete(gameId))
    return state
  }

  clear(): void {
    this.#changes.clear()
  }
}
