import type { ReplyOf } from '../../contract/core/call'
import { exchangeStatus } from '../../contract/wallet/withdraw'
import type { Resource } from '../data/Resource'
import { ResourceFamily } from '../data/ResourceFamily'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Status = ReplyOf<typeof exchangeStatus>

/** Withdrawals by id, read on first use. */
export class WithdrawalStore implements FeatureStore {
  readonly #orders: ResourceFamily<Status>

  constructor({ api, member, session }: Pick<RootStore, 'api' | 'member' | 'session'>) {
    this.#orders = new ResourceFamily<Status>(
      session.epoch,
      (orderId) => api.call(exchangeStatus, { orderId }),
      // A rejected withdrawal has come back.
      ({ coin }) => member.patch({ coin }),
    )
  }

  order(orderId: string): Resource<Status> {
    return this.#orders.of(orderId)
  }

  clear(): void {
    this.#orders.clear()
  }
}
