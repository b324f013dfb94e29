import { success } from '../../api/outcome'
import { ACTIVITY } from '../../contract/activity/activityTypes'
import type { ReplyOf } from '../../contract/core/call'
import { DEPOSIT_STATUS, RECHARGE_BONUS } from '../../contract/core/enums'
import { type DepositOrder, depositCancel, depositPaid, depositStatus } from '../../contract/wallet/deposit'
import { appUserCoinDetail, type LedgerRow } from '../../contract/wallet/ledger'
import type { Stop } from '../../platform/clock'
import { safeTarget } from '../../platform/page/navigation'
import { Mutation } from '../data/Mutation'
import { poll, SOON_MS } from '../data/poll'
import { Resource } from '../data/Resource'
import { ResourceFamily } from '../data/ResourceFamily'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { DepositStore, REQUEST_KEY_PREFIX } from './DepositStore'

type Status = ReplyOf<typeof depositStatus>
type Ledger = ReplyOf<typeof appUserCoinDetail>

/** How often an open order is read again after the first minute, ms. */
const POLL_EVERY_MS = 60_000

const requestIn = (key: string) =>
  key.startsWith(REQUEST_KEY_PREFIX) ? key.slice(REQUEST_KEY_PREFIX.length) : undefined

/** Orders by key: their id, or `r-` and the request that may have made one. */
export class DepositOrderStore implements FeatureStore {
  /** The player reports the payment. */
  readonly reportPayment: Mutation<DepositOrder, string>
  readonly cancel: Mutation<DepositOrder, string>
  /** The entries of the ledger that paid orders have made, newest first. */
  readonly entries: Resource<Ledger>
  readonly #root: RootStore
  readonly #orders: ResourceFamily<Status>
  readonly #settled = new Set<string>()

  constructor(root: RootStore) {
    const { api, session } = root
    this.#root = root
    this.#orders = new ResourceFamily<Status>(
      session.epoch,
      (key) => {
        const requestId = requestIn(key)
        return api.call(depositStatus, requestId === undefined ? { orderId: key } : { requestId })
      },
      (status, key) => this.#note(key, status),
    )
    const write = (call: typeof depositPaid | typeof depositCancel) =>
      new Mutation<DepositOrder, string>(session.epoch, {
        write: async (orderId) => {
          const done = await api.call(call, { orderId })
          if (done.ok) this.#resolve(orderId, done.value.order)
          // Reload it on any outcome, by whatever key it is known.
          for (const order of this.#orders.values()) if (order.value?.order?.orderId === orderId) void order.refresh()
          return done.ok ? success(done.value.order) : done
        },
      })
    this.reportPayment = write(depositPaid)
    this.cancel = write(depositCancel)
    this.entries = new Resource<Ledger>(session.epoch, () =>
      api.call(appUserCoinDetail, { pageNum: 1, pageSize: 20, kind: 'deposit' }),
    )
  }

  order(key: string): Resource<Status> {
    return this.#orders.of(key)
  }

  /** The entries of one order, oldest first; empty when they are not among the newest. */
  entriesOf({ orderId }: DepositOrder): readonly LedgerRow[] {
    return (this.entries.value?.list ?? []).filter(({ ref }) => ref === orderId).toReversed()
  }

  /** Whether it was the first deposit, and its offer runs. */
  hasFirstOffer({ bonuses = [] }: DepositOrder): boolean {
    const isFirst = bonuses.some(({ kind }) => kind === RECHARGE_BONUS.firstDeposit)
    return isFirst && this.#root.activities.byId(ACTIVITY.firstDeposit) !== undefined
  }

  /** The page of an order's provider, on another host; on our own only in the demo. Null when there is none. */
  providerPage({ payUrl }: DepositOrder): string | null {
    if (payUrl === undefined) return null
    const safe = safeTarget(payUrl, this.#root.platform.location.origin)
    if (safe.kind === 'external') return safe.url
    return safe.kind === 'route' && this.#root.ownGames ? safe.path : null
  }

  /** Reads an order again and again while it is open or not known yet, and when the page comes back. */
  subscribe(key: string): Stop {
    const resource = this.order(key)
    const isOpen = () => {
      const status = resource.value?.order?.status
      return status === undefined || status === DEPOSIT_STATUS.pending
    }
    const schedule = { delays: SOON_MS, every: POLL_EVERY_MS }
    return poll(this.#root.platform, schedule, isOpen, () => resource.refresh())
  }

  clear(): void {
    this.#orders.clear()
    this.#settled.clear()
    this.entries.clear()
    this.reportPayment.reset()
    this.cancel.reset()
  }

  /** Tells the page that deposits what came of its request. */
  #resolve(key: string, order: DepositOrder | null): void {
    const requestId = order?.requestId ?? requestIn(key)
    if (requestId !== undefined) this.#root.feature(DepositStore).resolveUnknown(requestId, order)
  }

  /** A read order settles what was unknown; one said to be paid or closed frees the request, and a paid one changes the player. */
  #note(key: string, { order, coin }: Status): void {
    const { member, activities } = this.#root
    const deposits = this.#root.feature(DepositStore)
    member.patch({ coin })
    this.#resolve(key, order)
    if (!order || order.status === DEPOSIT_STATUS.pending || this.#settled.has(order.orderId)) return
    this.#settled.add(order.orderId)
    for (const resource of [deposits.open, deposits.coupons, deposits.quotes])
      if (resource.value) void resource.refresh()
    if (order.status !== DEPOSIT_STATUS.paid) return
    this.#root.track('deposit_paid', {})
    void this.entries.load()
    void member.load()
    activities.update()
  }
}
