import type { SessionEpoch } from './SessionEpoch'

/** One call on its way, and what its reply may still do. */
export interface Turn {
  /** Whether the session that asked still lasts. */
  inSession(): boolean
  /** Whether, besides, nothing has been asked or dropped since. */
  isNewest(): boolean
  /** Claims the right to write: true once, and never after the reply to a later call or another session. */
  claim(): boolean
}

/** Of several calls for the same thing the newest reply wins, whatever their order; a session's calls end with it. */
export class Latest {
  readonly #epoch: SessionEpoch
  #begun = 0
  #claimed = 0

  constructor(epoch: SessionEpoch) {
    this.#epoch = epoch
  }

  /** Notes that a call leaves now. */
  begin(): Turn {
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

  /** Calls that are on their way may write nothing. */
  cancel(): void {
    this.#claimed = ++this.#begun
  }
}
