import { asCents } from '../../../src/contract/core/fields'
import type { OrderTotal } from '../../../src/contract/wallet/orders'
import { type Period, placesWithin } from '../core/paging'
import type { OrderRow, Orders } from './walletOrders'

/** Numbers of orders by status, and what was paid, of all orders of a period. */
export const orderTotals = <T extends OrderRow>(
  { rows, byStatus }: Orders<T>,
  period: Period,
  paidStatus: number,
  moneyOf: (row: T) => { amount: number; fee: number },
): OrderTotal => {
  const instantOf = (place: number) => rows[place]?.at ?? 0
  const within = (places: readonly number[]) => placesWithin(places, period, instantOf)
  const statuses = Object.entries(byStatus).map(([status, places]) => {
    const [first, end] = within(places)
    return { status: Number(status), count: end - first }
  })
  const paidPlaces = byStatus[paidStatus] ?? []
  const paid = paidPlaces.slice(...within(paidPlaces)).flatMap((place) => rows[place] ?? [])
  const sum = (of: (row: T) => number) => asCents(paid.reduce((total, row) => total + of(row), 0))
  return {
    statuses: statuses.filter(({ count }) => count > 0),
    paid: { count: paid.length, amount: sum((row) => moneyOf(row).amount), fee: sum((row) => moneyOf(row).fee) },
  }
}
