import { makeAutoObservable, runInAction } from 'mobx'

/** How often the worker's store is looked at while it fills, ms. */
const EVERY = 500

/** How much of the demo is there without a network. */
export class OfflineStore {
  /** 0 to 1; null where there is no worker. */
  share: number | null = null
  readonly #read: () => Promise<number | null>

  /** `read` tells the share, or null where there is no worker. */
  constructor(read: () => Promise<number | null>) {
    this.#read = read
    makeAutoObservable(this)
  }

  /** Looks until everything is there. Returns the end of it. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const look = async () => {
      const share = await this.#read().catch(() => null)
      if (ended) return
      runInAction(() => {
        this.share = share
      })
      if (share !== 1) timer = setTimeout(() => void look(), EVERY)
    }
    void look()
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }
}
