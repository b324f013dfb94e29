import type { Chance } from '../../../../mocks/world/core/chance'
import { providerAnswer } from '../../../../mocks/world/tester/calls'
import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import { depositCancel, depositPaid, depositStatus } from '../../../../src/contract/wallet/deposit'
import { type Expected, type Line, line } from './line'
import { type Order, type Purse, releaseVoucher } from './purse'
import { DELAYS, REPORTED } from './terms'

const HOUR = 3_600_000
/** A payment whose notice was lost is found after ten minutes; a late one comes after two hours, ms. */
const [FOUND, LATE] = [600_000, 2 * HOUR]

/** Money is on its way, to arrive after so many ms; of what arrives at one instant, what was sent first does first. */
const expectMoney = ({ orders, now }: Purse, order: Order, after: number): void => {
  order.paysAt = now + after
  orders.delete(order.id)
  orders.set(order.id, order)
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
      order.sent = true
      expectMoney(now, order, DELAYS[order.channel] ?? 0)
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
      else {
        Object.assign(order, answer === 'pay' ? { sent: true } : { coming: true })
        const after = { pay: DELAYS[order.channel] ?? 0, late: LATE, lost: FOUND }
        expectMoney(now, order, after[answer])
      }
    },
  })
}
