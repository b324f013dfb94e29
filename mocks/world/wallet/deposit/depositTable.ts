import type { AppRechargeItem, AppRechargeType } from '../../../../src/contract/config'
import { RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import { cents } from '../../../../src/domain/money'
import { type Text, type TextId, type Translate, text } from '../../core/texts'

export interface DepositChannel {
  type: Omit<AppRechargeType, 'name'>
  name: Text
  /** Amounts on offer, cents. */
  prices: readonly number[]
  /** Where the player sends the money and then reports it; empty where it arrives by itself. */
  payTo: string
  /** Paid on its provider's page, if the request says where that leads back. */
  hasPage: boolean
  /** Delay from the order or the player's report to the money, ms. */
  delay: number
}

interface Rule {
  icon: string
  /** Least and greatest amount, cents. */
  range: readonly [number, number]
  prices: readonly number[]
  seconds: number
  feePermille?: number
  payTo?: string
  presetsOnly?: true
}

/** Minimum after the first deposit (spec §9), cents. */
const LATER_MINIMUM = 10_000

const channel = (sort: number, id: string, name: TextId, rule: Rule): DepositChannel => ({
  name: text(name),
  type: {
    id,
    sort,
    minAmount: cents(rule.range[0]),
    minAmount2: cents(Math.max(rule.range[0], LATER_MINIMUM)),
    maxAmount: cents(rule.range[1]),
    allowFree: rule.presetsOnly ? 0 : 1,
    isDefault: sort === 1 ? 1 : 0,
    icon: rule.icon,
    etaMinutes: Math.ceil(rule.seconds / 60),
    feePermille: rule.feePermille ?? 0,
  },
  prices: rule.prices,
  payTo: rule.payTo ?? '',
  hasPage: rule.payTo === undefined && !rule.presetsOnly,
  delay: rule.seconds * 1000,
})

const SMALL = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const
const ALL = [...SMALL, 100_000, 500_000] as const
const LARGE = [5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000] as const
/** Voucher amounts that always fail, for testers (see `depositMagic`). */
const [REFUSED, LOST] = [13_000, 17_000] as const
const VOUCHERS = [1_000, 2_000, 5_000, 10_000, REFUSED, LOST, 20_000, 50_000] as const

/** In display order; the first is the default. */
export const depositChannels: readonly DepositChannel[] = [
  channel(1, 'instant', 'channel.instant', { icon: 'lightning', range: [100, 1_000_000], prices: ALL, seconds: 10 }),
  channel(2, 'qr', 'channel.qr', {
    icon: 'qrCode',
    range: [1_000, 100_000],
    prices: ALL,
    seconds: 60,
    payTo: 'kismara-demo://pay',
  }),
  channel(3, 'wallet-a', 'channel.pebble', { icon: 'wallet', range: [1_000, 500_000], prices: ALL, seconds: 30 }),
  channel(4, 'wallet-b', 'channel.kite', { icon: 'wallet', range: [2_000, 500_000], prices: ALL, seconds: 30 }),
  channel(5, 'card', 'channel.card', {
    icon: 'card',
    range: [2_000, 500_000],
    prices: ALL,
    seconds: 20,
    feePermille: 15,
  }),
  channel(6, 'bank', 'channel.bank', {
    icon: 'bank',
    range: [5_000, 10_000_000],
    prices: LARGE,
    seconds: 300,
    payTo: 'Northbank 0042 7719 3058',
  }),
  channel(7, 'crypto', 'channel.crypto', {
    icon: 'coin',
    range: [5_000, 10_000_000],
    prices: LARGE,
    seconds: 180,
    payTo: 'demo1q7kismara0not0a0real0address',
  }),
  channel(8, 'voucher', 'channel.voucher', {
    icon: 'ticket',
    range: [1_000, 50_000],
    prices: VOUCHERS,
    seconds: 15,
    presetsOnly: true,
  }),
]

/** For testers without the panel: the fixed result of vouchers of these amounts, cents. */
export const depositMagic: Readonly<Record<number, 'rejected' | 'expired'>> = {
  [REFUSED]: 'rejected',
  [LOST]: 'expired',
}

/** The fixed result of an order; none for free amounts. */
export const magicOf = ({
  channelId,
  price,
}: {
  channelId: string
  price: number
}): 'rejected' | 'expired' | undefined => (channelId === 'voucher' ? depositMagic[price] : undefined)

/** Bonus percent by amount (cents). */
const AMOUNT_BONUS: Readonly<Record<number, number>> = { 20000: 5, 50000: 7, 100000: 8 }

export const itemIdOf = (price: number): string => `i${price}`

const itemOf = (price: number): AppRechargeItem => {
  const percent = AMOUNT_BONUS[price]
  const bonus = percent === undefined ? {} : { bonusKind: RECHARGE_BONUS.amount, bonusPercent: percent }
  return { id: itemIdOf(price), price: cents(price), ...bonus }
}

const allPrices = [...new Set(depositChannels.flatMap(({ prices }) => prices))].sort((a, b) => a - b)

/** By id, as in the configuration. */
export const rechargeTypes = (t: Translate): Record<string, AppRechargeType> =>
  Object.fromEntries(depositChannels.map(({ type, name }) => [type.id, { ...type, name: t(name) }]))

/** By id, as in the configuration. */
export const rechargeItems: Readonly<Record<string, AppRechargeItem>> = Object.fromEntries(
  allPrices.map((price) => [itemIdOf(price), itemOf(price)]),
)
/** Item ids by channel, as in the configuration. */
export const rechargeTypeItems: Readonly<Record<string, string[]>> = Object.fromEntries(
  depositChannels.map(({ type, prices }) => [type.id, prices.map(itemIdOf)]),
)
