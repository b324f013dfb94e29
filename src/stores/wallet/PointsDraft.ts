import { makeAutoObservable } from 'mobx'
import { type PointsProblem, type PointsRate, pointChoices, pointsIn, problemOf } from '../../domain/wallet/pointsRate'

interface Source {
  readonly points: number
  readonly rate: PointsRate | null
}

/** How many points the player is about to exchange. */
export class PointsDraft {
  /** As typed; null = the preset amount. */
  typed: string | null = null
  locale = 'en-US'
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
    makeAutoObservable(this)
  }

  get choices(): readonly number[] {
    const { points, rate } = this.#source
    return rate ? pointChoices(points, rate) : []
  }

  /** Null while the typed text is no number of points. */
  get points(): number | null {
    return this.typed === null ? (this.choices.at(-1) ?? null) : pointsIn(this.typed, this.locale)
  }

  get problem(): PointsProblem | null {
    const { points, rate } = this.#source
    return rate && problemOf(this.points, points, rate)
  }

  type(typed: string, locale: string): void {
    this.typed = typed
    this.locale = locale
  }

  clear(): void {
    this.typed = null
    this.locale = 'en-US'
  }
}
