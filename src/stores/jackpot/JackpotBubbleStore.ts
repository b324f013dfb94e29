import { makeAutoObservable, observableRef } from 'mobx'
import type { Platform } from '../../platform'
import type { FeatureStore, RootStore } from '../core/RootStore'

/** Where the bubble stands: at an edge, and how far down between the bars (0 = top, 1 = bottom). */
export interface BubblePlace {
  edge: 'start' | 'end'
  down: number
}

const KEY = 'jackpot-bubble'
const FIRST: BubblePlace = { edge: 'end', down: 0.78 }
const STEP = 0.1

const clamped = (down: number): number => Math.min(1, Math.max(0, Math.round(down * 1000) / 1000))

const parsePlace = (text: string | null): BubblePlace => {
  const [, edge, down] = /^(start|end) (\d(?:\.\d{1,3})?)$/.exec(text ?? '') ?? []
  return edge === 'start' || edge === 'end' ? { edge, down: clamped(Number(down)) } : FIRST
}

/** The place of the jackpot bubble on this device, remembered for the next visit. */
export class JackpotBubbleStore implements FeatureStore {
  place: BubblePlace
  readonly #platform: Pick<Platform, 'storage'>

  constructor({ platform }: Pick<RootStore, 'platform'>) {
    this.#platform = platform
    this.place = parsePlace(platform.storage.local.get(KEY))
    makeAutoObservable(this, { place: observableRef })
  }

  /** Puts the bubble at a place. */
  put({ edge, down }: BubblePlace): void {
    this.place = { edge, down: clamped(down) }
    this.#platform.storage.local.set(KEY, `${edge} ${this.place.down}`)
  }

  /** Moves it one step: to an edge, or along it. */
  step(to: BubblePlace['edge'] | 'up' | 'down'): void {
    const { edge, down } = this.place
    if (to === 'up' || to === 'down') this.put({ edge, down: down + (to === 'up' ? -STEP : STEP) })
    else this.put({ edge: to, down })
  }

  /** The place belongs to the device, not to the player: it stays. */
  clear(): void {
    this.place = parsePlace(this.#platform.storage.local.get(KEY))
  }
}
