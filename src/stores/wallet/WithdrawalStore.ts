import { makeAutoObservable } from 'mobx'
import { success } from '../../api/outcome'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { exchange, exchangeStatus, getExchange } from '../../contract/wallet/withdraw'
import type { ExchangeInfo } from '../../domain/wallet/withdrawal'
import { KeptRequest, type Keyed } from '../data/KeptRequest'
import { Mutation } from '../data/Mutation'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { SafeboxStore } from './SafeboxStore'
import { WithdrawalDraft } from './WithdrawalDraft'

type Request = Omit<RequestOf<typeof exchange>, 'requestId'>
type Withdrawal = ReplyOf<typeof exchange>

/** Figures may be this old when a withdrawal is confirmed, ms. */
const FRESH = 10_000

/** A withdrawal up to its request. */
export class WithdrawalStore implements FeatureStore {
  readonly draft = new WithdrawalDraft()
  readonly info: Resource<ExchangeInfo>
  readonly order: Mutation<Withdrawal, Request, Keyed>
  readonly #now: () => number
  #readAt = 0

  constructor(root: RootStore) {
    const { api, member, platform, session } = root
    this.#now = () => platform.clock.elapsed()
    this.info = new Resource<ExchangeInfo>(
      session.epoch,
      () => api.call(getExchange, {}),
      ({ coin }) => {
        this.#readAt = this.#now()
        member.patch({ coin })
      },
    )
    this.order = new Mutation<Withdrawal, Request, Keyed>(session.epoch, {
      leavesPage: true,
      intent: new KeptRequest<Request>('withdrawalRequest', platform, {
        describe: ({ method, bankId, amount }) => `${method} ${bankId} ${amount}`,
      }),
      write: async (request) => {
        const opened = await root.feature(SafeboxStore).open(request.safeboxPassword)
        return opened.ok ? api.call(exchange, request) : opened
      },
      reconcile: async ({ requestId }) => {
        const found = await api.call(exchangeStatus, { requestId })
        if (!found.ok) return found
        const { order, coin } = found.value
        return success(order && { order, coin })
      },
      refreshes: [this.info],
      onDone: ({ coin }) => {
        this.draft.clear()
        member.patch({ coin })
      },
    })
    makeAutoObservable(this, { draft: false, info: false, order: false })
  }

  /** Reads the figures again unless they are fresh. False when that failed. */
  async freshen(): Promise<boolean> {
    if (this.info.state === 'ready' && this.#now() - this.#readAt <= FRESH) return true
    return (await this.info.refresh()).ok
  }

  clear(): void {
    this.draft.clear()
    this.info.clear()
    this.order.reset()
  }
}
