import type { Chance } from '../../../../mocks/world/core/chance'
import { CLAIM } from '../../../../src/contract/core/enums'
import { depositCreate, depositStatus } from '../../../../src/contract/wallet/deposit'
import { type Expected, type Line, line } from './line'
import { usedOf } from './periods'
import { breakRefusal, type Order, type Period, type Purse } from './purse'
import { DELAYS, REPORTED, type Terms, VOUCHER } from './terms'

const OPEN_ORDERS = 2
interface Draft {
  channelId: string
  itemId?: string
  amount?: number
  couponId?: string
}

const pendingOf = (purse: Purse): Order[] => [...purse.orders.values()].filter(({ pending }) => pending)

const passesLimit = (purse: Purse, price: number): boolean => {
  const open = pendingOf(purse).reduce((sum, order) => sum + order.price, 0)
  return (['day', 'week', 'month'] satisfies Period[]).some((period) => {
    const { amount, next } = purse.limits[period]
    const limit = next && next.from <= purse.now ? next.amount : amount
    return limit !== null && usedOf(purse, period) + open + price > limit
  })
}

const couponFits = ({ vouchers }: Purse, id: string | undefined, price: number): boolean => {
  if (id === undefined) return true
  const voucher = vouchers.get(id)
  if (!voucher || voucher.state !== CLAIM.available || voucher.heldBy !== null) return false
  return voucher.propId < 1300 && price >= voucher.least
}

const priceOf = ({ config }: Terms, { channelId, itemId, amount = 0 }: Draft): number | null => {
  const items = config.appRechargeTypeItemMap[channelId] ?? []
  const priceAt = (id: string) => config.appRechargeItemMap[id]?.price
  if (itemId !== undefined) return (items.includes(itemId) && priceAt(itemId)) || null
  const free = config.appRechargeTypeMap[channelId]?.allowFree === 1
  return free || items.some((id) => priceAt(id) === amount) ? amount : null
}

const expected = (purse: Purse, terms: Terms, draft: Draft): Expected => {
  if (!Number.isSafeInteger(draft.amount ?? 0)) return 'badRequest'
  const paused = breakRefusal(purse)
  if (paused) return paused
  const type = terms.config.appRechargeTypeMap[draft.channelId]
  if (!type) return 'unknownChannel'
  const price = priceOf(terms, draft)
  if (price === null) return 'unknownItem'
  const later = purse.arrived.length > 0 && terms.config.minRechargeStatus === 1
  if (price < ((later ? type.minAmount2 : type.minAmount) ?? 0)) return 'belowMinimum'
  if (price > (type.maxAmount ?? price)) return 'aboveMaximum'
  if (pendingOf(purse).length >= OPEN_ORDERS) return 'tooManyOpenOrders'
  if (passesLimit(purse, price)) return 'depositLimit'
  return couponFits(purse, draft.couponId, price) ? 'done' : 'couponUnusable'
}

const draftOf = (chance: Chance, { config }: Terms, purse: Purse): Draft => {
  const channelId = chance.hit(0.02) ? 'nowhere' : chance.pick(Object.keys(config.appRechargeTypeMap))
  const { minAmount = 0, minAmount2 = 0, maxAmount = 0 } = config.appRechargeTypeMap[channelId] ?? {}
  const coupons = [...purse.vouchers.keys()].slice(-6)
  const coupon = coupons.length > 0 && chance.hit(0.3) ? { couponId: chance.pick(coupons) } : {}
  if (chance.hit(0.5)) {
    const items = config.appRechargeTypeItemMap[channelId] ?? []
    return { channelId, itemId: chance.hit(0.05) || items.length === 0 ? 'i1' : chance.pick(items), ...coupon }
  }
  const edges = [minAmount, minAmount2, maxAmount].flatMap((edge) => [edge - 1, edge, edge + 1])
  const amount = chance.hit(0.5)
    ? chance.int(10_000, 60_000)
    : chance.pick([...edges, 0, -1, -10_000, 1_000.5, Number.MAX_SAFE_INTEGER, 1e300])
  return { channelId, amount, ...coupon }
}

const moneyAt = (purse: Purse, channel: string, price: number, page: boolean) => {
  const after = purse.now + (DELAYS[channel] ?? 0)
  const refused = channel === 'voucher' && price === VOUCHER.refused
  const waits = page || REPORTED.includes(channel) || (channel === 'voucher' && price === VOUCHER.lost)
  return { paysAt: refused || waits ? null : after, refusedAt: refused ? after : null }
}

export const depositLine = (chance: Chance, device: number, terms: Terms, purse: Purse, requestId: string): Line => {
  const draft = draftOf(chance, terms, purse)
  const page = draft.channelId !== 'voucher' && !REPORTED.includes(draft.channelId) && chance.hit(0.6)
  const { amount, ...rest } = draft
  return line(device, depositCreate, {
    kind: 'deposit',
    body: { ...rest, ...(amount !== undefined && { amount }), ...(page && { returnTo: '/' }), requestId },
    expects: (now) => expected(now, terms, draft),
    book: (now, { order }) => {
      const { orderId: id, channelId: channel, price, expireTime: until } = order
      if (price !== priceOf(terms, draft)) throw new Error(`the order of ${JSON.stringify(draft)} is of ${price}`)
      const couponId = draft.couponId ?? null
      const open = { id, channel, price, until, pending: true, sent: false, page, coming: false, couponId }
      now.orders.set(id, { ...open, ...moneyAt(now, channel, price, page) })
      const voucher = now.vouchers.get(couponId ?? '')
      if (voucher) voucher.heldBy = id
    },
    read: async (wire, token) => {
      const { order } = await wire.ask(depositStatus, token, { requestId })
      return order && { order }
    },
  })
}
