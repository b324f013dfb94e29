import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure, Outcome } from '../../api/outcome'
import type { Stop } from '../../platform/clock'
import { Latest } from './Latest'
import type { SessionChange, SessionEpoch } from './SessionEpoch'

/** Where a read stands; `failed` may have an older value beside it. */
export type ReadState = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * One value that is read from the backend. A player's value goes with the session; a visitor's stays until the player's
 * has come. While it is watched, it is read again for whoever comes.
 */
export class Resource<T extends object> {
  value: T | null = null
  /** Why the newest read failed; null once one has succeeded. */
  failure: Failure | null = null
  /** The read on its way: `refresh` leaves a value that stands in use. */
  pending: 'load' | 'refresh' | null = null
  readonly #read: () => Promise<Outcome<T>>
  readonly #onValue: ((value: T) => void) | undefined
  readonly #latest: Latest
  #watchers = 0

  /** `onValue` runs in the action that writes a value. */
  constructor(epoch: SessionEpoch, read: () => Promise<Outcome<T>>, onValue?: (value: T) => void) {
    this.#read = read
    this.#onValue = onValue
    this.#latest = new Latest(epoch)
    makeAutoObservable(this, { value: observableRef, failure: observableRef })
    epoch.onChange((change) => this.#follow(change))
  }

  get state(): ReadState {
    if (this.pending === 'load') return 'loading'
    if (this.failure) return 'failed'
    return this.value ? 'ready' : 'idle'
  }

  /** Reads the value; also the retry of a failed read. Gives what the backend said, whether or not it was written. */
  async load(): Promise<Outcome<T>> {
    const settle = this.begin()
    const outcome = await this.#read()
    settle(outcome)
    return outcome
  }

  /** Reads a value that stands once more, without a sign of loading; otherwise as `load`. */
  refresh(): Promise<Outcome<T>> {
    const loaded = this.state === 'ready'
    const outcome = this.load()
    if (loaded) this.pending = 'refresh'
    return outcome
  }

  /** Opens a read whose reply comes by another call; the returned function takes that reply. */
  begin(): (outcome: Outcome<T>) => void {
    this.pending = 'load'
    const turn = this.#latest.begin()
    return (outcome) =>
      runInAction(() => {
        if (outcome.ok && turn.claim()) {
          this.value = outcome.value
          this.failure = null
          this.#onValue?.(outcome.value)
        }
        if (!turn.isNewest()) return
        this.pending = null
        if (!outcome.ok) this.failure = outcome.failure
      })
  }

  /** Keeps the value for as long as somebody shows it: the first one loads it. */
  watch(): Stop {
    if (this.#watchers++ === 0 && this.state === 'idle') void this.load()
    let watching = true
    return () => {
      if (watching) this.#watchers--
      watching = false
    }
  }

  /** Forgets the value and every reply on its way. */
  clear(): void {
    this.#latest.cancel()
    this.value = null
    this.failure = null
    this.pending = null
  }

  #follow(change: SessionChange): void {
    if (change === 'ended') this.clear()
    this.pending = null
    if (this.#watchers > 0) void this.refresh()
  }
}
