import type { Stop } from '../../platform/clock'

/** `ended`: a player left; `signedIn`: a visitor signed in. */
export type SessionChange = 'ended' | 'signedIn'

/**
 * Identifies the current session. It advances with every change of the token; calls from before may not write
 * afterward.
 */
export class SessionEpoch {
  #count = 0
  #signedIn: boolean
  readonly #listeners = new Set<(change: SessionChange) => void>()

  constructor(signedIn: boolean) {
    this.#signedIn = signedIn
  }

  get signedIn(): boolean {
    return this.#signedIn
  }

  /** Returns a function that is true while the current session lasts. */
  capture(): () => boolean {
    const count = this.#count
    return () => count === this.#count
  }

  /** Called after the token has changed. */
  onChange(listener: (change: SessionChange) => void): Stop {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts a new session; switching from one player to another counts as `ended`. Must run in an action. */
  advance(signedIn: boolean): void {
    const change = this.#signedIn ? 'ended' : 'signedIn'
    this.#count++
    this.#signedIn = signedIn
    // A listener may subscribe anew.
    for (const listen of [...this.#listeners]) listen(change)
  }
}
