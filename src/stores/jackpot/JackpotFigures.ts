import { makeAutoObservable, observableRef } from 'mobx'
import {
  type FigureSource,
  type Figures,
  givenFigures,
  movedFigures,
  NUMBERS_EVERY_MS,
} from '../../domain/jackpot/jackpotNumbers'
import type { Platform } from '../../platform'
import type { Stop } from '../../platform/clock'

/** The displayed jackpot figures: indicative, changing every 6 s within their ranges (spec §9). */
export class JackpotFigures {
  shown: Figures | null = null
  /** Paused by the player. */
  paused = false
  readonly #platform: Pick<Platform, 'clock' | 'random'>
  #source: FigureSource | null = null

  constructor(platform: Pick<Platform, 'clock' | 'random'>) {
    this.#platform = platform
    makeAutoObservable(this, { shown: observableRef })
  }

  /** Sets new amounts and ranges, and shows them at once. */
  take(source: FigureSource): void {
    this.#source = source
    this.shown = givenFigures(source)
  }

  /** Changes the figures while they are on screen. */
  start(): Stop {
    return this.#platform.clock.every(NUMBERS_EVERY_MS, () => this.move())
  }

  /** Changes the figures once, unless paused. */
  move(): void {
    if (this.#source && !this.paused) this.shown = movedFigures(this.#source, this.#platform.random)
  }

  togglePaused(): void {
    this.paused = !this.paused
  }

  clear(): void {
    this.#source = null
    this.shown = null
  }
}
