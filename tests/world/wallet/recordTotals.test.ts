import { expect, it } from 'vitest'
import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import { depositRecord } from '../../../src/contract/wallet/deposit'
import { appUserCoinDetail } from '../../../src/contract/wallet/ledger'
import { exchangeRecord } from '../../../src/contract/wallet/withdraw'
import { type Visit, visit } from '../core/support'

const PAGE = { pageNum: 1, pageSize: 100 }

/** All rows of a record. */
const every = <R>(read: (pageNum: number) => { list: readonly R[]; pages: number }): R[] => {
  const { list, pages } = read(1)
  return [...list, ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2).list).flat()]
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const deposits = (at: Visit, span = {}) => every((pageNum) => at.call(depositRecord, { ...PAGE, pageNum, ...span }))
const withdrawals = (at: Visit, span = {}) => every((pageNum) => at.call(exchangeRecord, { ...PAGE, pageNum, ...span }))

const middleOf = (rows: readonly { createTime: number }[]) => {
  const times = rows.map(({ createTime }) => createTime)
  return { from: times[Math.floor(times.length * 0.7)] ?? 0, to: times[Math.floor(times.length * 0.3)] ?? 0 }
}

it('[WALL-04] the record of deposits of a period counts its orders by status and sums the paid ones', () => {
  const at = visit('whale')
  const all = deposits(at)
  const span = middleOf(all)
  const rows = deposits(at, span)
  expect(rows).toEqual(all.filter(({ createTime }) => createTime >= span.from && createTime <= span.to))
  expect(rows.length).toBeLessThan(all.length)
  const paid = rows.filter(({ status }) => status === DEPOSIT_STATUS.paid)
  const { total } = at.call(depositRecord, { pageNum: 1, pageSize: 1, status: DEPOSIT_STATUS.expired, ...span })
  expect(total?.paid).toEqual({
    count: paid.length,
    amount: sumOf(paid.map(({ price }) => price)),
    fee: sumOf(paid.map(({ fee }) => fee)),
  })
  for (const { status, count } of total?.statuses ?? []) {
    expect(count).toBe(rows.filter((row) => row.status === status).length)
    expect(deposits(at, { ...span, status })).toHaveLength(count)
  }
  expect(sumOf((total?.statuses ?? []).map(({ count }) => count))).toBe(rows.length)
})

it('[WALL-04] the record of withdrawals of a period does, too', () => {
  const at = visit('whale')
  const all = withdrawals(at)
  const span = middleOf(all)
  const rows = withdrawals(at, span)
  expect(rows).toEqual(all.filter(({ createTime }) => createTime >= span.from && createTime <= span.to))
  const paid = rows.filter(({ status }) => status === WITHDRAW_STATUS.paid)
  const { total } = at.call(exchangeRecord, { ...PAGE, ...span })
  expect(total?.paid.amount).toBe(sumOf(paid.map(({ amount }) => amount)))
  expect(sumOf((total?.statuses ?? []).map(({ count }) => count))).toBe(rows.length)
})

it('[WALL-04] movements of coin of a period have what came in and what went out', () => {
  const at = visit('regular')
  const all = every((pageNum) => at.call(appUserCoinDetail, { ...PAGE, pageNum }))
  const span = middleOf(all)
  for (const kind of [undefined, 'deposit', 'bet']) {
    const rows = every((pageNum) => at.call(appUserCoinDetail, { ...PAGE, pageNum, kind, ...span }))
    expect(rows.every(({ createTime }) => createTime >= span.from && createTime <= span.to)).toBe(true)
    const { total } = at.call(appUserCoinDetail, { ...PAGE, kind, ...span })
    expect(total).toEqual({
      gained: sumOf(rows.map(({ amount }) => Math.max(0, amount))),
      spent: sumOf(rows.map(({ amount }) => Math.max(0, -amount))),
    })
  }
  expect(at.call(appUserCoinDetail, { ...PAGE, from: 0, to: 1 })).toEqual({
    list: [],
    pages: 0,
    total: { gained: 0, spent: 0 },
  })
})

it('[WALL-04] a player without orders has empty totals', () => {
  const { total } = visit('newcomer').call(depositRecord, PAGE)
  expect(total).toEqual({ statuses: [], paid: { count: 0, amount: 0, fee: 0 } })
})
