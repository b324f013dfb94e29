import { makeAutoObservable } from 'mobx'
import type { Failure, Outcome } from '../../api/outcome'
import type { ReplyOf } from '../../contract/core/call'
import { getJackpotDrawInfo } from '../../contract/jackpot'
import { RANGES_EVERY_MS } from '../../domain/jackpot/jackpotNumbers'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { JackpotFigures } from './JackpotFigures'

export type DrawInfo = ReplyOf<typeof getJackpotDrawInfo>

/** Draw info and figures, shared by the lobby's card and the cabinet. */
export class JackpotInfoStore implements FeatureStore {
  readonly figures: JackpotFigures
  readonly #info: Resource<DrawInfo>
  readonly #root: RootStore
  #subscribers = 0
  #stop: Stop = nothing

  constructor(root: RootStore) {
    const { platform, api, session } = root
    this.#root = root
    this.figures = new JackpotFigures(platform)
    this.#info = new Resource(
      session.epoch,
      () => api.call(getJackpotDrawInfo, {}),
      (info) => this.figures.take(info),
    )
    makeAutoObservable(this)
  }

  get info(): DrawInfo | null {
    return this.#info.value
  }

  /** Of the last read; null once one has succeeded. */
  get failure(): Failure | null {
    return this.#info.failure
  }

  load(): Promise<Outcome<DrawInfo>> {
    return this.#info.load()
  }

  /** Keeps the figures changing while someone subscribes; the first subscriber loads them. */
  subscribe(): Stop {
    if (this.#subscribers++ === 0) {
      const { clock } = this.#root.platform
      this.#stop = stopAll([this.figures.start(), clock.every(RANGES_EVERY_MS, () => void this.#readRanges())])
    }
    const unsubscribe = this.#info.subscribe()
    let subscribed = true
    return () => {
      if (subscribed && --this.#subscribers === 0) this.#stop()
      subscribed = false
      unsubscribe()
    }
  }

  clear(): void {
    this.figures.clear()
  }

  /** Apart from the draw info, so that a failure is shown nowhere. */
  async #readRanges(): Promise<void> {
    const { api, platform, session } = this.#root
    if (!this.info || platform.visibility.hidden()) return
    const inSession = session.epoch.capture()
    const read = await api.call(getJackpotDrawInfo, {})
    if (read.ok && inSession()) this.figures.take(read.value)
  }
}
