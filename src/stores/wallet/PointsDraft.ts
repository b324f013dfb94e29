import { makeAutoObservable } from 'mobx'
import { type PointsProblem, type PointsRate, pointChoices, problemOf } from '../../domain/wallet/pointsRate'
import { AmountEntry } from './AmountEntry'

interface Source {
  readonly points: number
  readonly rate: PointsRate | null
}

/** How many points the player is about to exchange. */
export class PointsDraft {
  readonly entry = new AmountEntry<number>()
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
    makeAutoObservable(this, { entry: false })
  }

  get choices(): readonly number[] {
    const { points, rate } = this.#source
    return rate ? pointChoices(points, rate) : []
  }

  /** Null while the typed text is no number of points. */
  get points(): number | null {
    return this.entry.or(this.choices.at(-1) ?? null)
  }

  get problem(): PointsProblem | null {
    const { points, rate } = this.#source
    return rate && problemOf(this.points, points, rate)
  }

  clear(): void {
    this.entry.clear()
  }
}
