import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Failure, isUnknown, type Outcome } from '../../api/outcome'
import { Latest } from './Latest'
import type { SessionEpoch } from './SessionEpoch'

/** Where a write stands. */
export type MutationState<T> =
  | { name: 'idle' }
  | { name: 'busy' }
  /** The backend said no; nothing has happened. */
  | { name: 'refused'; failure: Failure }
  /** The reply was lost; a read is finding out what happened. */
  | { name: 'checking' }
  /** Nobody knows, and the read could not tell either, or there is none. */
  | { name: 'unknown'; failure: Failure }
  /** The reply was lost, and the read says that nothing has happened. */
  | { name: 'undone' }
  /** `reconciled` where the reply was lost and the read told of it. */
  | { name: 'done'; value: T; reconciled: boolean }

/** What a write is made of. */
export interface MutationOptions<T, Q> {
  write: (request: Q) => Promise<Outcome<T>>
  /** Finds out what a write did whose reply was lost: its value, or null where it did nothing. */
  reconcile?: (request: Q) => Promise<Outcome<T | null>>
  /** Called with every state but the one after a reset. */
  onState?: (state: MutationState<T>) => void
  /** What a write that happened has made old: balances, lists, red dots. */
  refreshes?: readonly { refresh(): unknown }[]
  /** The write has happened: the place for a reward's modal. */
  onDone?: (value: T) => void
}

const IDLE = { name: 'idle' } as const

/** One write, one call for one intention: it is never repeated by itself, and what nobody knows is reconciled by a read. */
export class Mutation<T, Q = void> {
  state: MutationState<T> = IDLE
  readonly #options: MutationOptions<T, Q>
  readonly #latest: Latest
  /** The request whose outcome a read has to find out. */
  #lost: { request: Q; failure: Failure } | null = null

  constructor(epoch: SessionEpoch, options: MutationOptions<T, Q>) {
    this.#options = options
    this.#latest = new Latest(epoch)
    makeAutoObservable(this, { state: observableRef })
    epoch.onChange(() => this.reset())
  }

  /** Whether a call is on its way. */
  isBusy(): boolean {
    return this.state.name === 'busy' || this.state.name === 'checking'
  }

  /**
   * Writes. Null when it did not: the last one is on its way or has to be reconciled first; also when the session changed
   * before the reply.
   */
  async run(request: Q): Promise<MutationState<T> | null> {
    if (this.isBusy() || this.#lost) return null
    const turn = this.#latest.begin()
    this.#enter({ name: 'busy' })
    const outcome = await this.#options.write(request)
    if (!turn.isNewest()) return null
    if (outcome.ok) return this.#enter({ name: 'done', value: outcome.value, reconciled: false })
    const { failure } = outcome
    if (!isUnknown(failure)) return this.#enter({ name: 'refused', failure })
    if (!this.#options.reconcile) return this.#enter({ name: 'unknown', failure })
    this.#lost = { request, failure }
    return this.#findOut()
  }

  /** Tries once more to find out what a write did that nobody knows of; null where there is nothing to find out. */
  async reconcile(): Promise<MutationState<T> | null> {
    return this.isBusy() ? null : this.#findOut()
  }

  /** Forgets the last write; a reply on its way is not waited for. */
  reset(): void {
    this.#latest.cancel()
    this.#lost = null
    this.state = IDLE
  }

  async #findOut(): Promise<MutationState<T> | null> {
    const { reconcile } = this.#options
    const lost = this.#lost
    if (!lost || !reconcile) return null
    const turn = this.#latest.begin()
    this.#enter({ name: 'checking' })
    const found = await reconcile(lost.request)
    if (!turn.isNewest()) return null
    if (!found.ok) return this.#enter({ name: 'unknown', failure: lost.failure })
    this.#lost = null
    return this.#enter(
      found.value === null ? { name: 'undone' } : { name: 'done', value: found.value, reconciled: true },
    )
  }

  #enter(state: MutationState<T>): MutationState<T> {
    runInAction(() => {
      this.state = state
      this.#options.onState?.(state)
      if (state.name !== 'done') return
      for (const resource of this.#options.refreshes ?? []) resource.refresh()
      this.#options.onDone?.(state.value)
    })
    return state
  }
}
