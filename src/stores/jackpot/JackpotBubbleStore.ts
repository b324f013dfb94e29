import { makeAutoObservable, observableRef } from 'mobx'
import type { Platform } from '../../platform'
import type { FeatureStore, RootStore } from '../root/RootStore'

/** `down`: from 0 at the top bar to 1 at the bottom bar. */
export interface BubblePosition {
  edge: 'start' | 'end'
  down: number
}

const KEY = 'jackpot-bubble'
const FIRST: BubblePosition = { edge: 'end', down: 0.78 }
const STEP = 0.1

const clamped = (down: number): number => Math.min(1, Math.max(0, Math.round(down * 1000) / 1000))

const parsePosition = (text: string | null): BubblePosition => {
  const [, edge, down] = /^(start|end) (\d(?:\.\d{1,3})?)$/.exec(text ?? '') ?? []
  return edge === 'start' || edge === 'end' ? { edge, down: clamped(Number(down)) } : FIRST
}

/** Position of the jackpot bubble, remembered on this device. */
export class JackpotBubbleStore implements FeatureStore {
  position: BubblePosition
  readonly #platform: Pick<Platform, 'storage'>

  constructor({ platform }: Pick<RootStore, 'platform'>) {
    this.#platform = platform
    this.position = parsePosition(platform.storage.local.get(KEY))
    makeAutoObservable(this, { position: observableRef })
  }

  put({ edge, down }: BubblePosition): void {
    this.position = { edge, down: clamped(down) }
    this.#platform.storage.local.set(KEY, `${edge} ${this.position.down}`)
  }

  /** Moves one step: to an edge, or along it. */
  step(to: BubblePosition['edge'] | 'up' | 'down'): void {
    const { edge, down } = this.position
    if (to === 'up' || to === 'down') this.put({ edge, down: down + (to === 'up' ? -STEP : STEP) })
    else this.put({ edge: to, down })
  }

  /** The position belongs to the device, so it survives logout. */
  clear(): void {
    this.position = parsePosition(this.#platform.storage.local.get(KEY))
  }
}
