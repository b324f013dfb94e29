import { makeAutoObservable, runInAction } from 'mobx'
import type { Stop } from '../../platform/clock'
import type { FeatureStore, RootStore } from '../root/RootStore'

/** Whether the backend can be reached, as the last call showed: the browser only knows of a network. */
export class ConnectionStore implements FeatureStore {
  offline = false
  readonly #root: Pick<RootStore, 'api'>

  constructor(root: Pick<RootStore, 'api'>) {
    this.#root = root
    makeAutoObservable(this)
  }

  /** Listens to the outcomes of all calls. */
  start(): Stop {
    return this.#root.api.onEnd(({ outcome }) =>
      runInAction(() => {
        this.offline = !outcome.ok && outcome.failure.kind === 'offline'
      }),
    )
  }

  clear(): void {
    // It is the device's, not the player's.
  }
}
