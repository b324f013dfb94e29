import type { SessionEpoch } from './SessionEpoch'

/** One call on its way, and what its reply may still do. */
export interface Ask {
  /** Whether the session that asked still lasts. */
  inSession(): boolean
  /** Whether, besides, nothing has been asked or dropped since. */
  isNewest(): boolean
  /** Claims the right to write: true once, and never after the reply to a later call or another session. */
  take(): boolean
}

/** Of several calls for the same thing the newest reply wins, whatever their order; a session's calls end with it. */
export class Latest {
  readonly #epoch: SessionEpoch
  #asked = 0
  #taken = 0

  constructor(epoch: SessionEpoch) {
    this.#epoch = epoch
  }

  /** Notes that a call leaves now. */
  ask(): Ask {
    const turn = ++this.#asked
    const inSession = this.#epoch.capture()
    return {
      inSession,
      isNewest: () => turn === this.#asked && inSession(),
      take: () => {
        if (turn <= this.#taken || !inSession()) return false
        this.#taken = turn
        return true
      },
    }
  }

  /** Calls that are on their way may write nothing. */
  drop(): void {
    this.#taken = ++this.#asked
  }
}
