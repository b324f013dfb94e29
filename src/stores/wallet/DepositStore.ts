import { makeAutoObservable, reaction } from 'mobx'
import { success } from '../../api/outcome'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { DEPOSIT_STATUS } from '../../contract/core/enums'
import { type Coupon, couponList } from '../../contract/wallet/coupon'
import {
  type DepositOrder,
  depositCreate,
  depositQuote,
  depositRecord,
  depositStatus,
} from '../../contract/wallet/deposit'
import { couponFits, couponOffers } from '../../domain/wallet/couponOffers'
import { type DepositSum, depositSum, type Quotes } from '../../domain/wallet/depositQuote'
import type { Stop } from '../../platform/clock'
import { KeptRequest, type Keyed } from '../data/KeptRequest'
import { Mutation, type MutationState, type Outcomes } from '../data/Mutation'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { DepositDraft } from './DepositDraft'

/** Open orders per player; the world refuses more. */
export const MAX_OPEN_ORDERS = 2

/** In an order's address: known only by the request that may have made it. */
export const REQUEST_KEY_PREFIX = 'r-'

/** States of the order that end with the visit. */
const ENDED: readonly string[] = ['done', 'refused', 'notApplied'] satisfies Outcomes[]

type Request = Omit<RequestOf<typeof depositCreate>, 'requestId'>

/** A deposit up to its order (spec §4, §5). */
export class DepositStore implements FeatureStore {
  readonly draft: DepositDraft
  readonly quotes: Resource<Quotes>
  readonly open: Resource<ReplyOf<typeof depositRecord>>
  readonly coupons: Resource<ReplyOf<typeof couponList>>
  readonly order: Mutation<DepositOrder, Request, Keyed>
  readonly #root: RootStore
  /** While its order is to be paid, the same request again leads to it. */
  readonly #kept: KeptRequest<Request>
  /** Another one whenever the page is opened or left. */
  #visit = 0

  constructor(root: RootStore) {
    const { api, session, platform } = root
    this.#root = root
    this.draft = new DepositDraft(root)
    this.#kept = new KeptRequest<Request>('depositRequest', platform, {
      describe: ({ channelId, itemId, amount, couponId }) => [channelId, itemId ?? amount, couponId].join(' '),
      outlivesDone: true,
    })
    this.quotes = new Resource<Quotes>(session.epoch, () => api.call(depositQuote, this.#question))
    this.open = new Resource(session.epoch, () =>
      api.call(depositRecord, { pageNum: 1, pageSize: MAX_OPEN_ORDERS, status: DEPOSIT_STATUS.pending }),
    )
    this.coupons = new Resource(session.epoch, () => api.call(couponList, {}))
    this.order = new Mutation<DepositOrder, Request, Keyed>(session.epoch, {
      leavesPage: true,
      intent: this.#kept,
      write: async (request) => {
        const made = await api.call(depositCreate, request)
        return made.ok ? success(made.value.order) : made
      },
      reconcile: async ({ requestId }) => {
        const found = await api.call(depositStatus, { requestId })
        return found.ok ? success(found.value.order) : found
      },
      refreshes: [this.open],
      onDone: ({ channelId }) => this.draft.remember(channelId),
    })
    makeAutoObservable(this, { quotes: false, open: false, coupons: false, order: false, draft: false })
  }

  /** Null until the amount is quoted. */
  get sum(): DepositSum | null {
    const { price, fault } = this.draft
    return price === null || fault !== null || !this.quotes.value ? null : depositSum(this.quotes.value, price)
  }

  /** Coupons that a deposit may use, of whatever amount. */
  get offers(): readonly Coupon[] {
    return couponOffers(this.coupons.value?.list ?? [])
  }

  get coupon(): Coupon | null {
    return this.offers.find(({ id }) => id === this.draft.couponId) ?? null
  }

  get openOrders(): readonly DepositOrder[] {
    return this.open.value?.list ?? []
  }

  /** What is asked before any order: a phone number, or a bank card; then the player comes back here. */
  get asksFirst(): 'mobile' | 'card' | null {
    const { config, member } = this.#root
    if (config.config?.isDepositBindMobile === 1 && member.info?.mobile === '') return 'mobile'
    return config.config?.isDepositBank === 1 && member.data?.appUserBankList.length === 0 ? 'card' : null
  }

  /** Keeps the quotes of the draft while the page is open; with it end a draft that became an order, and a refusal. */
  subscribe(): Stop {
    const stop = reaction(
      () => JSON.stringify(this.#question),
      () => void (this.draft.channel && this.quotes.refresh()),
      { fireImmediately: true, delay: 0 },
    )
    this.#endVisit()
    return () => {
      stop()
      this.#endVisit()
    }
  }

  /**
   * Makes the order: one for one tap, and for the same request in every tab. `returnTo` is where a provider leads back.
   * Resolves to the order's page; null when there is none, after one until the page is left, and when it was left
   * meanwhile. While it is unknown whether there is an order, it finds that out instead.
   */
  async pay(returnTo?: string): Promise<string | null> {
    const visit = this.#visit
    const state = await this.#send(returnTo)
    if (visit !== this.#visit) return null
    if (state?.name === 'done') return `/wallets/order/${state.value.orderId}`
    const open = this.#kept.open
    return state?.name === 'unknown' && open ? `/wallets/order/${REQUEST_KEY_PREFIX}${open.requestId}` : null
  }

  /** What a request made was read: an order, or nothing. While that is to be paid, the same request again leads to it. */
  resolveUnknown(requestId: string, order: DepositOrder | null): void {
    const { name } = this.order.state
    if (this.#kept.has({ requestId }) && (name === 'unknown' || name === 'done')) {
      if (order) this.draft.renew()
      this.order.reset()
    }
    const isToBePaid = order?.status === DEPOSIT_STATUS.pending && order.paidTime === undefined
    if (isToBePaid) this.#kept.end({ requestId }, 'done')
    else this.#kept.forget({ requestId })
  }

  clear(): void {
    this.draft.clear()
    for (const resource of [this.quotes, this.open, this.coupons]) resource.clear()
    this.order.reset()
  }

  /** What ended after the page was left is over when it is opened again. */
  #endVisit(): void {
    this.#visit++
    const { name } = this.order.state
    if (name === 'done') this.draft.renew()
    if (ENDED.includes(name)) this.order.reset()
  }

  async #send(returnTo?: string): Promise<MutationState<DepositOrder> | null> {
    const { channel, price, item } = this.draft
    if (!channel || price === null) return null
    return this.order.send({
      channelId: channel.id,
      ...(item ? { itemId: item.id } : { amount: price }),
      ...(this.coupon && couponFits(this.coupon, price) && { couponId: this.coupon.id }),
      ...(returnTo !== undefined && { returnTo }),
    })
  }

  get #question(): RequestOf<typeof depositQuote> {
    const { channel, prices, price, couponId } = this.draft
    const free = price === null || prices.includes(price) ? [] : [price]
    return {
      channelId: channel?.id ?? '',
      prices: [...prices, ...free],
      ...(couponId !== null && { couponId }),
    }
  }
}
