import { makeAutoObservable } from 'mobx'
import type { Failure, Outcome } from '../../api/outcome'
import type { ReplyOf } from '../../contract/core/call'
import { getJackpotDrawInfo } from '../../contract/jackpot'
import { nothing, type Stop } from '../../platform/clock'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { JackpotFigures } from './JackpotFigures'

export type DrawInfo = ReplyOf<typeof getJackpotDrawInfo>

/** Draw info and figures, shared by the lobby's card and the cabinet. */
export class JackpotInfoStore implements FeatureStore {
  readonly figures: JackpotFigures
  readonly #info: Resource<DrawInfo>
  #subscribers = 0
  #stop: Stop = nothing

  constructor({ platform, api, session }: RootStore) {
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
    if (this.#subscribers++ === 0) this.#stop = this.figures.start()
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
}
