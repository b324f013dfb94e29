import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure, Outcome } from '../api/outcome'
import type { ReplyOf } from '../contract/call'
import { getJackpotDrawInfo } from '../contract/jackpot'
import { nothing, type Stop } from '../platform/clock'
import { JackpotFigures } from './JackpotFigures'
import type { FeatureStore, RootStore } from './RootStore'

/** The draw's state as the backend gives it. */
export type DrawInfo = ReplyOf<typeof getJackpotDrawInfo>

/** What is known of the jackpots without opening them: the lobby's card and the cabinet show the same figures. */
export class JackpotInfoStore implements FeatureStore {
  info: DrawInfo | null = null
  /** Why the last read failed; null once one has succeeded. */
  failure: Failure | null = null
  readonly figures: JackpotFigures
  readonly #root: RootStore
  #watchers = 0
  #stop: Stop = nothing
  #newest = 0

  constructor(root: RootStore) {
    this.#root = root
    this.figures = new JackpotFigures(root.platform)
    makeAutoObservable(this, { info: observableRef, failure: observableRef })
  }

  /** Reads the draw info; the newest reply wins. */
  async load(): Promise<Outcome<DrawInfo>> {
    const turn = ++this.#newest
    const outcome = await this.#root.api.call(getJackpotDrawInfo, {})
    if (turn === this.#newest) this.#take(outcome)
    return outcome
  }

  /** Keeps the figures moving while somebody watches; the first watcher brings them. */
  watch(): Stop {
    if (this.#watchers++ === 0) {
      if (this.info === null) void this.load()
      this.#stop = this.figures.start()
    }
    let watching = true
    return () => {
      if (watching && --this.#watchers === 0) this.#stop()
      watching = false
    }
  }

  /** Forgets the player; who still watches sees the visitor's view. */
  clear(): void {
    this.#newest++
    this.info = null
    this.failure = null
    this.figures.clear()
    if (this.#watchers > 0) void this.load()
  }

  #take(outcome: Outcome<DrawInfo>): void {
    runInAction(() => {
      this.failure = outcome.ok ? null : outcome.failure
      if (!outcome.ok) return
      this.info = outcome.value
      this.figures.take(outcome.value)
    })
  }
}
