import { makeAutoObservable, runInAction } from 'mobx'
import { type Beat, beatAt, countedShare, LANDS_MS, PEAK_MS, STEPS } from '../../domain/jackpot/celebration'
import type { Jackpot } from '../../domain/jackpot/wheel'
import { type Clock, nothing, type Stop } from '../../platform/clock'

/** Between two figures of the count, ms. */
const TICK_MS = 33

interface WinOptions {
  /** Null when the prize has no sector. */
  jackpot: Jackpot | null
  /** Start at the peak: reduced motion. */
  still: boolean
  /** Start at the rest: skipped on the wheel. */
  skipped: boolean
}

/** Plays the beats of a jackpot win on the platform's clock; late timers skip, they never prolong. */
export class JackpotWin {
  /** Time since the name, ms. */
  elapsed: number
  readonly #lands: number
  readonly #clock: Clock
  #stop: Stop = nothing

  constructor(clock: Clock, { jackpot, still, skipped }: WinOptions) {
    this.#clock = clock
    this.#lands = LANDS_MS[jackpot ?? 'mini']
    this.elapsed = skipped ? this.#lands + PEAK_MS : still ? this.#lands : 0
    makeAutoObservable(this)
  }

  get beat(): Beat {
    return beatAt(this.#lands, this.elapsed)
  }

  /** Share of the amount that is shown, 0 to 1. */
  get share(): number {
    return countedShare(this.#lands, this.elapsed)
  }

  /** Step of the count, 0 to `STEPS`. */
  get step(): number {
    return Math.floor(this.share * STEPS)
  }

  play(): Stop {
    const begun = this.#clock.elapsed() - this.elapsed
    this.#stop = this.#clock.every(TICK_MS, () => this.#move(this.#clock.elapsed() - begun))
    return () => this.#stop()
  }

  /** To the rest, with the exact amount. */
  skip(): void {
    this.#move(this.#lands + PEAK_MS)
  }

  #move(elapsed: number): void {
    runInAction(() => {
      this.elapsed = elapsed
    })
    if (this.beat === 'rest') this.#stop()
  }
}
