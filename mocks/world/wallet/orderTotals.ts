import { asCents } from '../../../src/contract/core/fields'
import type { OrderTotal } from '../../../src/contract/wallet/orders'
import { indexesWithin, type Period } from '../core/paging'
import type { OrderRow, Orders } from './walletOrders'

/** Numbers of orders by status, and what was paid, of all orders of a period. */
export const orderTotals = <T extends OrderRow>(
  { rows, byStatus }: Orders<T>,
  period: Period,
  paidStatus: number,
  moneyOf: (row: T) => { amount: number; fee: number },
): OrderTotal => {
  const instantOf = (index: number) => rows[index]?.at ?? 0
  const within = (indexes: readonly number[]) => indexesWithin(indexes, period, instantOf)
  const statuses = Object.entries(byStatus).map(([status, indexes]) => {
    const [first, end] = within(indexes)
    return { status: Number(status), count: end - first }
  })
  const paidIndexes = byStatus[paidStatus] ?? []
  const paid = paidIndexes.slice(...within(paidIndexes)).flatMap((index) => rows[index] ?? [])
  const sum = (of: (row: T) => number) => asCents(paid.reduce((total, row) => total + of(row), 0))
  return {
    statuses: statuses.filter(({ count }) => count > 0),
    paid: { count: paid.length, amount: sum((row) => moneyOf(row).amount), fee: sum((row) => moneyOf(row).fee) },
  }
}
