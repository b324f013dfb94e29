import { makeAutoObservable } from 'mobx'
import { failed, type Outcome, success } from '../../api/outcome'
import type { ReplyOf } from '../../contract/core/call'
import { REFUSAL } from '../../contract/core/refusals'
import { safeboxMove, safeboxOpen, safeboxPassword, safeboxReset, safeboxStatus } from '../../contract/wallet/safebox'
import { KeptRequest, type Keyed } from '../data/KeptRequest'
import { Mutation } from '../data/Mutation'
import type { FeatureStore, RootStore } from '../root/RootStore'

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
  readonly move: Mutation<Moved, Move, Keyed>
  readonly password: Mutation<unknown, Change>
  readonly reset: Mutation<unknown, Reset>
  readonly #root: RootStore

  constructor(root: RootStore) {
    const { api, member, platform, session } = root
    const { epoch } = session
    this.#root = root
    this.move = new Mutation<Moved, Move, Keyed>(epoch, {
      intent: new KeptRequest<Move>('safeboxRequest', platform, { describe: ({ amount }) => `${amount}` }),
      write: async (request) => {
        const opened = await this.open(request.amount < 0 ? request.password : undefined)
        return opened.ok ? api.call(safeboxMove, request) : opened
      },
      reconcile: async ({ requestId }) => {
        const found = await api.call(safeboxStatus, { requestId })
        if (!found.ok) return found
        const { moved, ...figures } = found.value
        return success(moved ? figures : null)
      },
      refreshes: [member],
      onDone: (figures) => member.patch(figures),
    })
    const known = { onDone: () => this.#isSet(), refreshes: [{ refresh: () => member.load() }] }
    this.password = new Mutation<unknown, Change>(epoch, {
      write: (request) => api.call(safeboxPassword, request),
      ...known,
    })
    this.reset = new Mutation<unknown, Reset>(epoch, { write: (request) => api.call(safeboxReset, request), ...known })
    makeAutoObservable(this, { move: false, password: false, reset: false })
  }

  clear(): void {
    this.triesLeft = null
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
    const code = triesLeft === 0 ? REFUSAL.safeboxLocked : REFUSAL.wrongSafeboxPassword
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
