import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Failure, type Outcome, success } from '../../api/outcome'
import type { Stop } from '../../platform/clock'
import { Latest } from './Latest'
import type { SessionChange, SessionEpoch } from './SessionEpoch'

/** `failed` may still have an older value. */
export type ReadState = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * A value read from the backend. It is cleared when the player's session ends; a visitor's value stays until the
 * player's has loaded. While someone subscribes, it is reloaded for each new session.
 */
export class Resource<T extends object> {
  value: T | null = null
  /** Of the last read; null once one has succeeded. */
  failure: Failure | null = null
  /** The read in flight; a `refresh` keeps the current value. */
  pending: 'load' | 'refresh' | null = null
  readonly #read: () => Promise<Outcome<T>>
  readonly #onValue: ((value: T) => void) | undefined
  readonly #epoch: SessionEpoch
  readonly #latest: Latest
  /** Of each read in flight: the fields that were patched since it began. */
  readonly #patchedSince = new Set<Partial<T>>()
  #subscribers = 0
  /** Set while there is something to clear or reload when the session changes. */
  #stopListening: Stop | null = null

  /** `onValue` runs in the action that sets the value. */
  constructor(epoch: SessionEpoch, read: () => Promise<Outcome<T>>, onValue?: (value: T) => void) {
    this.#read = read
    this.#onValue = onValue
    this.#epoch = epoch
    this.#latest = new Latest(epoch)
    makeAutoObservable(this, { value: observableRef, failure: observableRef })
  }

  get state(): ReadState {
    if (this.pending === 'load') return 'loading'
    if (this.failure) return 'failed'
    return this.value ? 'ready' : 'idle'
  }

  /** Loads the value; also retries. Resolves to the outcome, even if it was too old to be stored. */
  async load(): Promise<Outcome<T>> {
    const settle = this.begin()
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
  begin(): (outcome: Outcome<T>) => void {
    this.pending = 'load'
    this.#stopListening ??= this.#epoch.onChange((change) => this.#onSession(change))
    const turn = this.#latest.next()
    const patched: Partial<T> = {}
    this.#patchedSince.add(patched)
    return (outcome) =>
      runInAction(() => {
        this.#patchedSince.delete(patched)
        if (outcome.ok && turn.claim()) {
          const value = Object.keys(patched).length > 0 ? { ...outcome.value, ...patched } : outcome.value
          this.value = value
          this.failure = null
          this.#onValue?.(value)
        }
        if (!turn.isNewest()) return
        this.pending = null
        if (!outcome.ok) this.failure = outcome.failure
      })
  }

  /** Stores a value that is newer than those of the reads in flight. */
  set(value: T): void {
    this.begin()(success(value))
  }

  /** Stores fields that are newer than those of the reads in flight, which still bring the rest. */
  patch(change: Partial<T>): void {
    if (this.value) this.value = { ...this.value, ...change }
    for (const patched of this.#patchedSince) Object.assign(patched, change)
  }

  /** Keeps the value loaded until the returned function is called; the first subscriber loads it. */
  subscribe(): Stop {
    if (this.#subscribers++ === 0 && (this.state === 'idle' || this.state === 'failed')) void this.load()
    let subscribed = true
    return () => {
      if (subscribed) this.#subscribers--
      subscribed = false
      this.#release()
    }
  }

  /** Subscribes for a page that opens: a value from before is shown, and read again. */
  open(): Stop {
    if (this.value) void this.refresh()
    return this.subscribe()
  }

  /** Whether someone subscribes. */
  isUsed(): boolean {
    return this.#subscribers > 0
  }

  /** Drops the value and ignores replies in flight. */
  clear(): void {
    this.#latest.drop()
    this.#patchedSince.clear()
    this.value = null
    this.failure = null
    this.pending = null
    this.#release()
  }

  #onSession(change: SessionChange): void {
    if (change === 'ended') this.clear()
    this.pending = null
    if (this.isUsed()) void this.refresh()
  }

  /** Without a value and subscribers the session need not know of it. */
  #release(): void {
    if (this.isUsed() || this.state !== 'idle') return
    this.#stopListening?.()
    this.#stopListening = null
  }
}
