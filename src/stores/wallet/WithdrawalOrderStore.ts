import type { ReplyOf } from '../../contract/core/call'
import { exchangeStatus } from '../../contract/wallet/withdraw'
import { isOpen } from '../../domain/wallet/withdrawal'
import type { Stop } from '../../platform/clock'
import { poll } from '../data/poll'
import type { Resource } from '../data/Resource'
import { ResourceFamily } from '../data/ResourceFamily'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Status = ReplyOf<typeof exchangeStatus>

/** How often an open withdrawal is read again, ms. */
const POLL_EVERY_MS = 15_000

/** Withdrawals by id, read on first use. */
export class WithdrawalOrderStore implements FeatureStore {
  readonly #platform: RootStore['platform']
  readonly #orders: ResourceFamily<Status>

  constructor({ api, member, platform, session }: RootStore) {
    this.#platform = platform
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

  /** Reads a withdrawal again and again while it is open and the page is visible, and when the page comes back. */
  subscribe(orderId: string): Stop {
    const resource = this.order(orderId)
    const isMoving = () => {
      const order = resource.value?.order
      return Boolean(order && isOpen(order))
    }
    return poll(this.#platform, { every: POLL_EVERY_MS, visibleOnly: true }, isMoving, () => resource.refresh())
  }

  clear(): void {
    this.#orders.clear()
  }
}
