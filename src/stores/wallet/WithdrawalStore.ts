import type { ReplyOf } from '../../contract/core/call'
import { exchangeStatus } from '../../contract/wallet/withdraw'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Status = ReplyOf<typeof exchangeStatus>

/** Withdrawals by id, read on first use. */
export class WithdrawalStore implements FeatureStore {
  readonly #root: Pick<RootStore, 'api' | 'member' | 'session'>
  readonly #orders = new Map<string, Resource<Status>>()

  constructor(root: RootStore) {
    this.#root = root
  }

  order(orderId: string): Resource<Status> {
    const { api, member, session } = this.#root
    const order =
      this.#orders.get(orderId) ??
      new Resource<Status>(
        session.epoch,
        () => api.call(exchangeStatus, { orderId }),
        // A rejected withdrawal has come back.
        ({ coin }) => member.patch({ coin }),
      )
    this.#orders.set(orderId, order)
    return order
  }

  clear(): void {
    for (const order of this.#orders.values()) order.clear()
    this.#orders.clear()
  }
}
