import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Failure, isUnknown, type Outcome, refusalCode } from '../../api/outcome'
import type { Stop } from '../../platform/clock'
import { Latest } from './Latest'
import type { SessionEpoch } from './SessionEpoch'

export type MutationState<T> =
  | { name: 'idle' }
  | { name: 'busy' }
  /** Refused by the backend; nothing has happened. */
  | { name: 'refused'; failure: Failure }
  /** The reply was lost; a read is checking what happened. */
  | { name: 'checking' }
  /** The outcome is unknown: that read failed too, or there is none. */
  | { name: 'unknown'; failure: Failure }
  /** The reply was lost, and the read shows that nothing has happened. */
  | { name: 'notApplied' }
  /** `reconciled`: the reply was lost, and the value is the read's. */
  | { name: 'done'; value: T; reconciled: boolean }

/** How a write has ended, as far as is known. */
type Ended<T> = Extract<MutationState<T>, { name: 'unknown' | 'notApplied' | 'refused' | 'done' }>
export type Outcomes = Ended<unknown>['name']

/** Gives a request the key by which the backend acts on it once; it outlives a reload while its outcome is unknown. */
interface Intent<Q, K> {
  /** The request whose outcome is unknown; null when there is none. */
  readonly open: K | null
  begin(request: Q): K
  end(key: K, outcome: Outcomes): void
}

export interface MutationOptions<T, Q, K> {
  write: (request: Q & K) => Promise<Outcome<T>>
  /** A successful write leads to another page; it stays busy until that reset, since a second tap must not write again. */
  leavesPage?: boolean
  /** Reads what a write with a lost reply did: its value, or null when it did nothing. */
  reconcile?: (request: K) => Promise<Outcome<T | null>>
  intent?: Intent<Q, K>
  /** Called on every state change except a reset. */
  onState?: (state: MutationState<T>) => void
  /**
   * Made stale by the write, or shown as stale by its refusal ("already claimed"): balances, lists, red dots. Also read
   * when the outcome is unknown and there is no `reconcile`.
   */
  refreshes?: readonly { refresh(): unknown }[]
  /** Called after success, e.g. to open the reward modal. */
  onDone?: (value: T, request: K) => void
}

const IDLE = { name: 'idle' } as const

/**
 * A write: one call per user intent. It is never retried automatically; an unknown outcome is reconciled by a read. `Q`
 * is its request, and `K` what that read has to know of it: the same, or the key of an `intent`.
 */
export class Mutation<T, Q = void, K = Q> {
  state: MutationState<T> = IDLE
  /** What `state` is about; null while there was no write. */
  request: K | null = null
  readonly #options: MutationOptions<T, Q, K>
  readonly #epoch: SessionEpoch
  readonly #latest: Latest
  /** Set while there is something to reset when the session changes. */
  #stopListening: Stop | null = null
  /** Set while the outcome is unknown and a read can tell it. */
  #lost: { request: K; failure: Failure } | null = null

  constructor(epoch: SessionEpoch, options: MutationOptions<T, Q, K>) {
    this.#options = options
    this.#epoch = epoch
    this.#latest = new Latest(epoch)
    makeAutoObservable(this, { state: observableRef, request: observableRef })
  }

  /** Whether a call is in flight, or has led to another page (`leavesPage`). */
  isBusy(): boolean {
    const { name } = this.state
    return name === 'busy' || name === 'checking' || (name === 'done' && this.#options.leavesPage === true)
  }

  /**
   * What a tap of the player does: finds out what the previous request did while that is unknown, else performs the
   * write. Null while the previous one is in flight, and when the session changed before the reply.
   */
  async send(request: Q): Promise<MutationState<T> | null> {
    if (this.isBusy()) return null
    const isOfEarlierVisit = this.resume()
    if (!this.#lost) return this.#perform(request)
    const found = await this.#findOut()
    // Nothing came of an earlier visit's request: the tap is about its own.
    return isOfEarlierVisit && found?.name === 'notApplied' ? this.#perform(request) : found
  }

  /** Takes up a request of an earlier visit, or of another tab, whose outcome is unknown. Whether there was one. */
  resume(): boolean {
    const request = this.state.name === 'idle' ? this.#options.intent?.open : null
    if (!request) return false
    this.#begin(request)
    this.#lost = { request, failure: { kind: 'offline' } }
    this.#enter({ name: 'unknown', failure: this.#lost.failure })
    return true
  }

  /** Reconciles an unknown outcome once more; null when there is none. */
  async reconcile(): Promise<MutationState<T> | null> {
    return this.isBusy() ? null : this.#findOut()
  }

  /** Back to idle; a reply in flight is ignored. */
  reset(): void {
    this.#latest.drop()
    this.#lost = null
    this.state = IDLE
    this.request = null
    this.#stopListening?.()
    this.#stopListening = null
  }

  async #perform(given: Q): Promise<MutationState<T> | null> {
    const { intent, reconcile, write } = this.#options
    // Without an intent, `K` is `Q`.
    const request = (intent ? { ...given, ...intent.begin(given) } : given) as Q & K
    const turn = this.#begin(request)
    this.#enter({ name: 'busy' })
    const outcome = await write(request)
    if (!turn.isNewest()) return null
    if (outcome.ok) return this.#end(request, { name: 'done', value: outcome.value, reconciled: false })
    const { failure } = outcome
    if (!isUnknown(failure)) return this.#end(request, { name: 'refused', failure })
    if (!reconcile) return this.#end(request, { name: 'unknown', failure })
    this.#lost = { request, failure }
    return this.#findOut()
  }

  async #findOut(): Promise<MutationState<T> | null> {
    const { reconcile } = this.#options
    const lost = this.#lost
    if (!lost || !reconcile) return null
    const turn = this.#latest.next()
    this.#enter({ name: 'checking' })
    const found = await reconcile(lost.request)
    if (!turn.isNewest()) return null
    if (!found.ok) return this.#end(lost.request, { name: 'unknown', failure: lost.failure })
    this.#lost = null
    return this.#end(
      lost.request,
      found.value === null ? { name: 'notApplied' } : { name: 'done', value: found.value, reconciled: true },
    )
  }

  #begin(request: K) {
    runInAction(() => {
      this.request = request
    })
    this.#stopListening ??= this.#epoch.onChange(() => this.reset())
    return this.#latest.next()
  }

  #end(request: K, state: Ended<T>): MutationState<T> {
    const { intent, onDone, reconcile, refreshes = [] } = this.#options
    intent?.end(request, state.name)
    runInAction(() => {
      this.#enter(state)
      if (state.name === 'done') onDone?.(state.value, request)
      const isRefused = state.name === 'refused' && refusalCode(state.failure) !== null
      // Where no read tells the outcome, what it may have changed is read all the same.
      const cannotReconcile = state.name === 'unknown' && !reconcile
      if (state.name === 'done' || isRefused || cannotReconcile) for (const resource of refreshes) resource.refresh()
    })
    return state
  }

  #enter(state: MutationState<T>): void {
    runInAction(() => {
      this.state = state
      this.#options.onState?.(state)
    })
  }
}
