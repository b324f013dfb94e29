import { makeAutoObservable } from 'mobx'
import { failed, type Outcome, success } from '../../api/outcome'
import type { ReplyOf } from '../../contract/core/call'
import { SAFEBOX_LOCKED, WRONG_SAFEBOX_PASSWORD } from '../../contract/core/codes'
import { safeboxMove, safeboxOpen, safeboxPassword, safeboxReset } from '../../contract/wallet/safebox'
import { cents } from '../../domain/money'
import { intentionId } from '../../platform/random'
import { Mutation, type MutationState } from '../core/Mutation'
import type { FeatureStore, RootStore } from '../core/RootStore'

type Moved = ReplyOf<typeof safeboxMove>

interface Move {
  /** Cents: positive into the safe-box, negative out of it. */
  amount: number
  password?: string
}

interface Change {
  password: string
  oldPassword?: string
}

interface Reset {
  accountPassword: string
  password: string
}

/** The safe-box: money in and out, and its password. */
export class SafeboxStore implements FeatureStore {
  /** After a wrong password; null while none was wrong. */
  triesLeft: number | null = null
  readonly move: Mutation<Moved, Move & { requestId: string }>
  readonly password: Mutation<unknown, Change>
  readonly reset: Mutation<unknown, Reset>
  readonly #root: RootStore
  /** A repeat of the same move has the same id, so that the backend acts on it once. */
  #intention: { amount: number; requestId: string } | null = null
  /** In the safe-box before the move. */
  #before = 0

  constructor(root: RootStore) {
    const { api, member, session } = root
    const { epoch } = session
    this.#root = root
    this.move = new Mutation<Moved, Move & { requestId: string }>(epoch, {
      write: async (request) => {
        const opened = await this.open(request.amount < 0 ? request.password : undefined)
        return opened.ok ? api.call(safeboxMove, request) : opened
      },
      reconcile: async ({ amount }) => {
        const failure = await member.load()
        if (failure) return failed(failure)
        const { coin = cents(0), safebox = cents(0) } = member.info ?? {}
        return success(safebox === this.#before + amount ? { coin, safebox } : null)
      },
      onDone: (figures) => {
        this.#intention = null
        member.patch(figures)
      },
    })
    const known = { onDone: () => this.#isSet() }
    this.password = new Mutation<unknown, Change>(epoch, {
      write: (request) => api.call(safeboxPassword, request),
      ...known,
    })
    this.reset = new Mutation<unknown, Reset>(epoch, { write: (request) => api.call(safeboxReset, request), ...known })
    makeAutoObservable(this, { move: false, password: false, reset: false })
  }

  async send({ amount, ...rest }: Move): Promise<MutationState<Moved> | null> {
    if (this.move.state.name === 'unknown') return this.move.reconcile()
    if (this.move.isBusy()) return null
    if (this.#intention?.amount !== amount) this.#intention = { amount, requestId: intentionId() }
    this.#before = this.#root.member.info?.safebox ?? 0
    const ended = await this.move.run({ ...this.#intention, ...rest })
    if (ended?.name === 'refused') this.#intention = null
    return ended
  }

  clear(): void {
    this.triesLeft = null
    this.#intention = null
    this.move.reset()
    this.password.reset()
    this.reset.reset()
  }

  /** Checks the password, where one is asked, before money leaves; the backend counts the wrong ones. */
  async open(password: string | undefined): Promise<Outcome<null>> {
    if (password === undefined) return success(null)
    const opened = await this.#root.api.call(safeboxOpen, { password })
    if (!opened.ok) return opened
    const { right, triesLeft } = opened.value
    this.#count(right ? null : triesLeft)
    const code = triesLeft === 0 ? SAFEBOX_LOCKED : WRONG_SAFEBOX_PASSWORD
    return right ? success(null) : failed({ kind: 'refused', code })
  }

  #count(triesLeft: number | null): void {
    this.triesLeft = triesLeft
  }

  #isSet(): void {
    this.triesLeft = null
    this.#root.member.patch({ hasSafeboxPassword: true })
  }
}
