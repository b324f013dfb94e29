import type { SessionEpoch } from './SessionEpoch'

/** A call in flight, and what its reply may still do. */
export interface Turn {
  /** Whether the session that made the call still lasts. */
  inSession(): boolean
  /** As `inSession`, and no later call was started and none dropped since. */
  isNewest(): boolean
  /** Claims the right to write: true once, and never after the reply to a later call or in another session. */
  claim(): boolean
}

/**
 * Latest-wins guard for concurrent calls: the newest reply wins whatever their order, and calls end with their session.
 */
export class Latest {
  readonly #epoch: SessionEpoch
  #begun = 0
  #claimed = 0

  constructor(epoch: SessionEpoch) {
    this.#epoch = epoch
  }

  /** Registers a call that starts now. */
  next(): Turn {
    const number = ++this.#begun
    const inSession = this.#epoch.capture()
    return {
      inSession,
      isNewest: () => number === this.#begun && inSession(),
      claim: () => {
        if (number <= this.#claimed || !inSession()) return false
        this.#claimed = number
        return true
      },
    }
  }

  /** Calls in flight may no longer write. */
  drop(): void {
    this.#claimed = ++this.#begun
  }
}
