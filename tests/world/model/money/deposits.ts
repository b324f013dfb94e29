import type { Chance } from '../../../../mocks/world/core/chance'
import { providerAnswer } from '../../../../mocks/world/tester/calls'
import { CLAIM, DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import { depositCancel, depositCreate, depositPaid, depositStatus } from '../../../../src/contract/wallet/deposit'
import { type Expected, type Line, line } from './line'
import { usedOf } from './periods'
import { breakRefusal, type Order, type Period, type Purse, releaseVoucher } from './purse'
import { DELAYS, REPORTED, type Terms, VOUCHER } from './terms'

const OPEN_ORDERS = 2
const HOUR = 3_600_000
/** A payment whose notice was lost is found after ten minutes; a late one comes after two hours, ms. */
const [FOUND, LATE] = [600_000, 2 * HOUR]

interface Wish {
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

const priceOf = ({ config }: Terms, { channelId, itemId, amount = 0 }: Wish): number | null => {
  const items = config.appRechargeTypeItemMap[channelId] ?? []
  const priceAt = (id: string) => config.appRechargeItemMap[id]?.price
  if (itemId !== undefined) return (items.includes(itemId) && priceAt(itemId)) || null
  const free = config.appRechargeTypeMap[channelId]?.allowFree === 1
  return free || items.some((id) => priceAt(id) === amount) ? amount : null
}

const expected = (purse: Purse, terms: Terms, wish: Wish): Expected => {
  if (!Number.isSafeInteger(wish.amount ?? 0)) return 'badRequest'
  const paused = breakRefusal(purse)
  if (paused) return paused
  const type = terms.config.appRechargeTypeMap[wish.channelId]
  if (!type) return 'unknownChannel'
  const price = priceOf(terms, wish)
  if (price === null) return 'unknownItem'
  const later = purse.arrived.length > 0 && terms.config.minRechargeStatus === 1
  if (price < ((later ? type.minAmount2 : type.minAmount) ?? 0)) return 'belowMinimum'
  if (price > (type.maxAmount ?? price)) return 'aboveMaximum'
  if (pendingOf(purse).length >= OPEN_ORDERS) return 'tooManyOpenOrders'
  if (passesLimit(purse, price)) return 'depositLimit'
  return couponFits(purse, wish.couponId, price) ? 'done' : 'couponUnusable'
}

const wishOf = (chance: Chance, { config }: Terms, purse: Purse): Wish => {
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
  const wish = wishOf(chance, terms, purse)
  const page = wish.channelId !== 'voucher' && !REPORTED.includes(wish.channelId) && chance.hit(0.6)
  const { amount, ...rest } = wish
  return line(device, depositCreate, {
    kind: 'deposit',
    body: { ...rest, ...(amount !== undefined && { amount }), ...(page && { returnTo: '/' }), requestId },
    expects: (now) => expected(now, terms, wish),
    book: (now, { order }) => {
      const { orderId: id, channelId: channel, price, expireTime: until } = order
      if (price !== priceOf(terms, wish)) throw new Error(`the order of ${JSON.stringify(wish)} is of ${price}`)
      const couponId = wish.couponId ?? null
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

/** Closes an order without money. What is coming for it still comes. */
export const closeOrder = (purse: Purse, order: Order, status: number): void => {
  order.pending = false
  purse.closed.set(order.id, status)
  releaseVoucher(purse, order.id)
  if (!order.coming) purse.orders.delete(order.id)
}

const someOrder = (chance: Chance, purse: Purse): string => {
  const live = [...purse.orders.keys()]
  if (live.length > 0 && chance.hit(0.85)) return chance.pick(live)
  return chance.hit(0.1) ? 'nobody' : ([...purse.closed.keys()].at(-chance.int(1, 5)) ?? 'nobody')
}

const known = (purse: Purse, id: string): Order | undefined => {
  const order = purse.orders.get(id)
  return order?.pending ? order : undefined
}

const missing = ({ closed }: Purse, id: string): Expected => (closed.has(id) ? 'orderClosed' : 'notFound')

export const paidLine = (chance: Chance, device: number, purse: Purse): Line => {
  const orderId = someOrder(chance, purse)
  return line(device, depositPaid, {
    kind: 'paid',
    body: { orderId },
    expects: (now) => (known(now, orderId) ? 'done' : missing(now, orderId)),
    book: (now) => {
      const order = known(now, orderId)
      if (!order || order.sent || !REPORTED.includes(order.channel)) return
      Object.assign(order, { sent: true, paysAt: now.now + (DELAYS[order.channel] ?? 0) })
    },
    read: async (wire, token) => {
      if (orderId === 'nobody') return null
      const { order } = await wire.ask(depositStatus, token, { orderId })
      return order?.status === DEPOSIT_STATUS.pending && order.paidTime !== undefined ? { order } : null
    },
  })
}

export const cancelLine = (chance: Chance, device: number, purse: Purse): Line => {
  const orderId = someOrder(chance, purse)
  return line(device, depositCancel, {
    kind: 'cancel',
    body: { orderId },
    expects: (now) => {
      if (now.closed.get(orderId) === DEPOSIT_STATUS.cancelled) return 'done'
      const order = known(now, orderId)
      return order ? (order.sent ? 'orderClosed' : 'done') : missing(now, orderId)
    },
    book: (now) => {
      const order = known(now, orderId)
      if (order) closeOrder(now, order, DEPOSIT_STATUS.cancelled)
    },
    read: async (wire, token) => {
      if (orderId === 'nobody') return null
      const { order } = await wire.ask(depositStatus, token, { orderId })
      return order?.status === DEPOSIT_STATUS.cancelled ? { order } : null
    },
  })
}

/** What happens on a provider's page. */
export const providerLine = (chance: Chance, purse: Purse): Line | null => {
  const pages = [...purse.orders.values()].filter(({ page }) => page)
  if (pages.length === 0) return null
  const { id: orderId } = chance.pick(pages)
  const answer = chance.pick(['pay', 'pay', 'late', 'late', 'lost', 'lost', 'refuse', 'cancel'] as const)
  return line(0, providerAnswer, {
    kind: `page.${answer}`,
    body: { orderId, answer },
    expects: (now) => {
      const order = now.orders.get(orderId)
      // Who has paid there finds nothing more to do.
      if (answer !== 'cancel' || order?.coming || now.closed.get(orderId) === DEPOSIT_STATUS.cancelled) return 'done'
      return order?.pending && !order.sent ? 'done' : 'orderClosed'
    },
    book: (now) => {
      const order = known(now, orderId)
      if (!order || order.sent || order.coming) return
      if (answer === 'cancel') closeOrder(now, order, DEPOSIT_STATUS.cancelled)
      else if (answer === 'refuse') closeOrder(now, order, DEPOSIT_STATUS.rejected)
      else if (answer === 'pay') Object.assign(order, { sent: true, paysAt: now.now + (DELAYS[order.channel] ?? 0) })
      else Object.assign(order, { coming: true, paysAt: now.now + (answer === 'late' ? LATE : FOUND) })
    },
  })
}
