import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure, Outcome } from '../../api/outcome'
import type { Stop } from '../../platform/clock'
import { Latest } from './Latest'
import type { SessionChange, SessionEpoch } from './SessionEpoch'

/** `failed` may still have an older value. */
export type ReadState = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * A value read from the backend. It is cleared when the player's session ends; a visitor's value stays until the
 * player's has loaded. While watched, it is reloaded for each new session.
 */
export class Resource<T extends object> {
  value: T | null = null
  /** Of the last read; null once one has succeeded. */
  failure: Failure | null = null
  /** The read in flight; a `refresh` keeps the current value. */
  pending: 'load' | 'refresh' | null = null
  readonly #read: () => Promise<Outcome<T>>
  readonly #onValue: ((value: T) => void) | undefined
  readonly #latest: Latest
  #watchers = 0

  /** `onValue` runs in the action that sets the value. */
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

  /** Loads the value; also retries. Resolves to the outcome, even if it was too old to be stored. */
  async load(): Promise<Outcome<T>> {
    const settle = this.open()
    const outcome = await this.#read()
    settle(outcome)
    return outcome
  }

  /** Reloads without showing the loading state; without a value, as `load`. */
  refresh(): Promise<Outcome<T>> {
    const loaded = this.state === 'ready'
    const outcome = this.load()
    if (loaded) this.pending = 'refresh'
    return outcome
  }

  /** Starts a read that another call performs; pass its outcome to the returned function. */
  open(): (outcome: Outcome<T>) => void {
    this.pending = 'load'
    const turn = this.#latest.next()
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

  /** Keeps the value loaded while someone watches; the first watcher loads it. */
  watch(): Stop {
    if (this.#watchers++ === 0 && this.state === 'idle') void this.load()
    let watching = true
    return () => {
      if (watching) this.#watchers--
      watching = false
    }
  }

  /** Drops the value and ignores replies in flight. */
  clear(): void {
    this.#latest.drop()
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
