import { makeAutoObservable } from 'mobx'
import { success } from '../../api/outcome'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import { pointsExchange, pointsOffers, pointsStatus } from '../../contract/points'
import { couponList, couponUse } from '../../contract/wallet/coupon'
import { appUserCoinDetail, type LedgerRow } from '../../contract/wallet/ledger'
import type { PointsRate } from '../../domain/wallet/pointsRate'
import { KeptRequest, type Keyed } from '../data/KeptRequest'
import { Mutation } from '../data/Mutation'
import { type Page, PagedResource } from '../data/PagedResource'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { PointsDraft } from './PointsDraft'

export type PointsOffers = ReplyOf<typeof pointsOffers>
export type PointsOffer = PointsOffers['offers'][number]
export type Coupons = ReplyOf<typeof couponList>
export type Coupon = Coupons['list'][number]

type Exchange = Omit<RequestOf<typeof pointsExchange>, 'requestId'>
type Gift = RequestOf<typeof couponUse>
type Received = Pick<ReplyOf<typeof pointsExchange>, 'awards'>

/** Rows of the history per page. */
const PAGE = 20

/** The player's coupons, and points with what they are exchanged for. */
export class RewardsStore implements FeatureStore {
  readonly offers: Resource<PointsOffers>
  readonly coupons: Resource<Coupons>
  /** Movements of points, newest first. */
  readonly history: PagedResource<LedgerRow, Page<LedgerRow>>
  readonly draft: PointsDraft
  readonly exchange: Mutation<Received, Exchange, Keyed>
  readonly gift: Mutation<Received, Gift>

  constructor({ api, member, modals, platform, session }: RootStore) {
    const { epoch } = session
    this.offers = new Resource(epoch, () => api.call(pointsOffers, {}))
    this.coupons = new Resource(epoch, () => api.call(couponList, {}))
    this.history = new PagedResource<LedgerRow, Page<LedgerRow>>(epoch, {
      read: (pageNum) => api.call(appUserCoinDetail, { pageNum, pageSize: PAGE, asset: 'points' }),
      key: ({ id }) => id,
      filter: undefined,
    })
    this.draft = new PointsDraft(this)
    const refreshes = [this.offers, this.coupons, member]
    this.exchange = new Mutation<Received, Exchange, Keyed>(epoch, {
      intent: new KeptRequest<Exchange>('pointsRequest', platform, { describe: JSON.stringify }),
      write: (request) => api.call(pointsExchange, request),
      reconcile: async ({ requestId }) => {
        const found = await api.call(pointsStatus, { requestId })
        if (!found.ok) return found
        const { awards } = found.value
        return success(awards && { awards })
      },
      refreshes,
      onDone: ({ awards }) => {
        this.draft.clear()
        if (this.history.latest) void this.history.refresh()
        modals.open('reward', { awards })
      },
    })
    this.gift = new Mutation<Received, Gift>(epoch, {
      write: (request) => api.call(couponUse, request),
      reconcile: async ({ couponId }) => {
        const read = await this.coupons.refresh()
        if (!read.ok) return read
        const coupon = read.value.list.find(({ id }) => id === couponId)
        return success(coupon?.state === CLAIM.claimed ? { awards: [] } : null)
      },
      refreshes,
      onDone: ({ awards }) => {
        if (awards.length > 0) modals.open('reward', { awards })
      },
    })
    makeAutoObservable(this, {
      offers: false,
      coupons: false,
      history: false,
      draft: false,
      exchange: false,
      gift: false,
    })
  }

  get points(): number {
    return this.offers.value?.points ?? 0
  }

  /** Null where only offers are exchanged. */
  get rate(): PointsRate | null {
    return this.offers.value?.rate ?? null
  }

  /** Exchanges points for an offer, or finds out what became of the last exchange. */
  async trade(offerId: string): Promise<void> {
    await this.exchange.send({ offerId })
  }

  /** The same for a free amount of points. */
  async convert(points: number): Promise<void> {
    await this.exchange.send({ points })
  }

  /** Takes a gift coupon, or finds out what became of the last one. */
  async claimGift(couponId: string): Promise<void> {
    await this.gift.send({ couponId })
  }

  clear(): void {
    this.draft.clear()
    this.offers.clear()
    this.coupons.clear()
    this.history.clear()
    this.exchange.reset()
    this.gift.reset()
  }
}
