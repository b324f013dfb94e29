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
  | { name: 'undone' }
  /** `reconciled`: the reply was lost, and the value is the read's. */
  | { name: 'done'; value: T; reconciled: boolean }

/** The code of a refused write; null in any other state. */
export const refusalOf = (state: MutationState<unknown> | null): number | null =>
  state?.name === 'refused' ? refusalCode(state.failure) : null

export interface MutationOptions<T, K, Q extends K = K> {
  write: (request: Q) => Promise<Outcome<T>>
  /** Its page is left when it is done. It stays busy until it is reset then: a second tap must not write again. */
  once?: boolean
  /** Reads what a write with a lost reply did: its value, or null when it did nothing. */
  reconcile?: (request: K) => Promise<Outcome<T | null>>
  /** Keeps the request on the device while its outcome is unknown, so that a reload does not lose it. */
  kept?: {
    readonly open: K | null
    end(request: K, outcome: 'unknown' | 'undone' | 'refused' | 'done'): void
  }
  /** Called on every state change except a reset. */
  onState?: (state: MutationState<T>) => void
  /** Made stale by the write, or shown as stale by its refusal ("already claimed"): balances, lists, red dots. */
  refreshes?: readonly { refresh(): unknown }[]
  /** Called after success, e.g. to open the reward modal. */
  onDone?: (value: T) => void
}

const IDLE = { name: 'idle' } as const

/**
 * A write: one call per user intent. It is never retried automatically; an unknown outcome is reconciled by a read. `Q`
 * is its request, and `K` what such a read has to know of it.
 */
export class Mutation<T, K = void, Q extends K = K> {
  state: MutationState<T> = IDLE
  readonly #options: MutationOptions<T, K, Q>
  readonly #epoch: SessionEpoch
  readonly #latest: Latest
  /** Set while there is something to reset when the session changes. */
  #stopListening: Stop | null = null
  /** The request whose outcome is unknown. */
  #lost: { request: K; failure: Failure } | null = null

  constructor(epoch: SessionEpoch, options: MutationOptions<T, K, Q>) {
    this.#options = options
    this.#epoch = epoch
    this.#latest = new Latest(epoch)
    makeAutoObservable(this, { state: observableRef })
  }

  /** Whether a call is in flight, or has led to another page (`once`). */
  isBusy(): boolean {
    const { name } = this.state
    return name === 'busy' || name === 'checking' || (name === 'done' && this.#options.once === true)
  }

  /**
   * What a tap of the player does: finds out what the request before did while that is unknown, else performs the write.
   * `request` is made only for a write.
   */
  async send(request: () => Q): Promise<MutationState<T> | null> {
    if (this.isBusy()) return null
    const isOfEarlierVisit = this.resume()
    const found = this.#lost && (await this.#findOut())
    // The tap is about a request of its own.
    if (found && !(isOfEarlierVisit && found.name === 'undone')) return found
    return this.run(request())
  }

  /**
   * Performs the write. Null when it did not: the previous one is in flight or must be reconciled first. Also null when
   * the session changed before the reply.
   */
  async run(request: Q): Promise<MutationState<T> | null> {
    if (this.isBusy() || this.#lost) return null
    const turn = this.#begin()
    this.#enter({ name: 'busy' })
    const outcome = await this.#options.write(request)
    if (!turn.isNewest()) return null
    if (outcome.ok) return this.#end(request, { name: 'done', value: outcome.value, reconciled: false })
    const { failure } = outcome
    if (!isUnknown(failure)) return this.#end(request, { name: 'refused', failure })
    if (!this.#options.reconcile) return this.#end(request, { name: 'unknown', failure })
    this.#lost = { request, failure }
    return this.#findOut()
  }

  /** Takes up a request of an earlier visit, or of another tab, whose outcome is unknown. Whether there was one. */
  resume(): boolean {
    const request = this.state.name === 'idle' ? this.#options.kept?.open : null
    if (!request) return false
    this.#begin()
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
    this.#stopListening?.()
    this.#stopListening = null
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
      found.value === null ? { name: 'undone' } : { name: 'done', value: found.value, reconciled: true },
    )
  }

  #begin() {
    this.#stopListening ??= this.#epoch.onChange(() => this.reset())
    return this.#latest.next()
  }

  #end(
    request: K,
    state: Extract<MutationState<T>, { name: 'unknown' | 'undone' | 'refused' | 'done' }>,
  ): MutationState<T> {
    this.#options.kept?.end(request, state.name)
    return this.#enter(state)
  }

  #enter(state: MutationState<T>): MutationState<T> {
    runInAction(() => {
      this.state = state
      this.#options.onState?.(state)
      if (state.name === 'done') this.#options.onDone?.(state.value)
      if (state.name === 'done' || refusalOf(state) !== null)
        for (const resource of this.#options.refreshes ?? []) resource.refresh()
    })
    return state
  }
}
