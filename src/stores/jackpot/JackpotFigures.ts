import { makeAutoObservable, observableRef } from 'mobx'
import {
  type FigureSource,
  type Figures,
  NUMBERS_EVERY_MS,
  RANGES_EVERY_MS,
  raisedFigures,
  takenFigures,
} from '../../domain/jackpot/jackpotNumbers'
import type { Platform } from '../../platform'
import type { Stop } from '../../platform/clock'

/** The displayed jackpot figures: indicative, rising every 6 s at random within their ranges (spec §9). */
export class JackpotFigures {
  shown: Figures | null = null
  /** Paused by the player. */
  paused = false
  readonly #platform: Pick<Platform, 'clock' | 'random'>
  #source: FigureSource | null = null
  /** Changes until the ranges are read again. */
  #turns = 0

  constructor(platform: Pick<Platform, 'clock' | 'random'>) {
    this.#platform = platform
    makeAutoObservable(this, { shown: observableRef })
  }

  /** Sets new amounts and ranges, and shows them at once. */
  take(source: FigureSource): void {
    this.#source = source
    this.#turns = RANGES_EVERY_MS / NUMBERS_EVERY_MS
    this.shown = takenFigures(source, this.shown)
  }

  /** Changes the figures while they are on screen. */
  start(): Stop {
    return this.#platform.clock.every(NUMBERS_EVERY_MS, () => this.move())
  }

  /** Changes the figures once, unless paused. */
  move(): void {
    if (!this.#source || !this.shown || this.paused) return
    this.shown = raisedFigures(this.#source, this.shown, this.#platform.random, this.#turns)
    this.#turns--
  }

  togglePaused(): void {
    this.paused = !this.paused
  }

  clear(): void {
    this.#source = null
    this.shown = null
  }
}
