import type { Stop } from '../../platform/clock'

/** What a change of session means for a value: a player has gone, or a visitor has signed in. */
export type SessionChange = 'ended' | 'signedIn'

/** Whose data the app holds. It advances with every change of the token; what was asked before may not write after. */
export class SessionEpoch {
  #count = 0
  #signedIn: boolean
  readonly #listeners = new Set<(change: SessionChange) => void>()

  constructor(signedIn: boolean) {
    this.#signedIn = signedIn
  }

  /** Whether a player is here. */
  get signedIn(): boolean {
    return this.#signedIn
  }

  /** Remembers this session; the returned function says whether it still lasts. */
  capture(): () => boolean {
    const count = this.#count
    return () => count === this.#count
  }

  /** Listens to changes; the token has changed already. */
  onChange(listener: (change: SessionChange) => void): Stop {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins another session: one player after another ends the first one's. Must run in an action. */
  advance(signedIn: boolean): void {
    const change = this.#signedIn ? 'ended' : 'signedIn'
    this.#count++
    this.#signedIn = signedIn
    for (const listen of this.#listeners) listen(change)
  }
}
