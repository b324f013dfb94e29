import { makeAutoObservable } from 'mobx'
import type { AppRechargeItem, AppRechargeType } from '../../contract/config'
import { type Cents, cents } from '../../domain/money'
import { amountsOffered, DEFAULT_LATER_MINIMUM, minimumDeposit } from '../../domain/wallet/depositAmounts'
import { channelsInOrder, defaultChannel } from '../../domain/wallet/depositChannel'
import { PLAYER_KEYS } from '../data/playerKeys'
import type { RootStore } from '../root/RootStore'
import { AmountEntry } from './AmountEntry'

/** Preset amounts on show. */
const SHOWN = 6
/** The preset amount of a new draft, counted from the lowest. */
const PRESET = 2

/** Why an amount cannot be paid; a text key of `deposit.problem`. */
export type AmountFault = 'belowMinimum' | 'aboveMaximum' | 'unreadable'

/** What the player is about to pay: by which channel, how much, and with which coupon. It outlives the page. */
export class DepositDraft {
  readonly entry = new AmountEntry<Cents>()
  current: string | undefined
  couponId: string | null = null
  readonly #root: Pick<RootStore, 'config' | 'member' | 'platform'>

  constructor(root: Pick<RootStore, 'config' | 'member' | 'platform'>) {
    this.#root = root
    makeAutoObservable(this, { entry: false })
  }

  /** The channel of the last order. */
  get lastUsed(): string | undefined {
    return this.#root.platform.storage.local.get(PLAYER_KEYS.depositChannel) ?? undefined
  }

  /** In display order. */
  get channels(): readonly AppRechargeType[] {
    return channelsInOrder(this.#root.config.config?.appRechargeTypeMap ?? {}, this.lastUsed)
  }

  /** The current one, else the last used, else the default, else the first (spec §4). */
  get channel(): AppRechargeType | null {
    const { current, lastUsed } = this
    return defaultChannel(this.#root.config.config?.appRechargeTypeMap ?? {}, { current, lastUsed })
  }

  get isFirst(): boolean {
    return this.#recharged === 0
  }

  /** The minimum of later deposits, told before the first one; null once it holds, or when it is no higher. */
  get laterMinimum(): Cents | null {
    const { channel, least } = this
    const { config } = this.#root.config
    if (!channel || !this.isFirst || config?.minRechargeStatus !== 1) return null
    const later = minimumDeposit(channel, DEFAULT_LATER_MINIMUM, 1)
    return later > least ? later : null
  }

  get least(): Cents {
    return minimumDeposit(this.channel ?? {}, this.#recharged, this.#root.config.config?.minRechargeStatus ?? 0)
  }

  get most(): Cents | null {
    return this.channel?.maxAmount ?? null
  }

  get canType(): boolean {
    return this.channel?.allowFree === 1
  }

  /** The preset amounts, lowest first. */
  get items(): readonly AppRechargeItem[] {
    const { config } = this.#root.config
    return config && this.channel ? amountsOffered(config, this.channel.id, this.#recharged).slice(0, SHOWN) : []
  }

  get prices(): readonly Cents[] {
    return this.items.map(({ price }) => price)
  }

  /** The preset amount of this price; null for a free one. */
  get item(): AppRechargeItem | null {
    return this.items.find(({ price }) => price === this.price) ?? null
  }

  /** Null while the typed text is no amount. */
  get price(): Cents | null {
    return this.entry.or(this.prices[PRESET] ?? this.prices.at(-1) ?? null)
  }

  get fault(): AmountFault | null {
    const { price, least, most } = this
    if (price === null) return 'unreadable'
    if (price < least) return 'belowMinimum'
    return most !== null && price > most ? 'aboveMaximum' : null
  }

  /** The amount stays as it is, where the channel takes it. */
  choose(channelId: string): void {
    const kept = this.price
    this.current = channelId
    this.entry.clear()
    if (kept !== null) this.want(kept)
  }

  /** Fills in an amount, where the channel takes it. */
  want(price: Cents): void {
    if (this.canType || this.prices.includes(price)) this.entry.select(price)
  }

  useCoupon(couponId: string | null): void {
    this.couponId = couponId
  }

  /** The channel of an order that was made is the last used one. */
  remember(channelId: string): void {
    this.#root.platform.storage.local.set(PLAYER_KEYS.depositChannel, channelId)
  }

  /** The preset amount again, without a coupon. */
  renew(): void {
    this.entry.clear()
    this.couponId = null
  }

  clear(): void {
    this.current = undefined
    this.renew()
  }

  get #recharged(): Cents {
    return this.#root.member.info?.totalRecharge ?? cents(0)
  }
}
