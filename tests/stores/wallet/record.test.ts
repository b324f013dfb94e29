import { expect, it } from 'vitest'
import { DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { RECORD_PAGE, RecordStore } from '../../../src/stores/wallet/RecordStore'
import { openApp } from '../../support/app'

const opened = (persona = 'whale') => {
  const app = openApp({ persona })
  return { ...app, store: app.root.feature(RecordStore) }
}

it('[WALL-04] the record of deposits has pages of 20, newest first, and what was paid in the period', async () => {
  const { store } = opened()
  await store.deposits.load()
  await store.deposits.more()
  const times = store.deposits.rows.map(({ createTime }) => createTime)
  expect(times).toHaveLength(2 * RECORD_PAGE)
  expect(times.toSorted((a, b) => b - a)).toEqual(times)
  const [to = 0, from = 0] = [times[3], times[10]]
  await store.deposits.load({ from, to, status: DEPOSIT_STATUS.paid })
  const { rows, latest } = store.deposits
  expect(rows.every(({ createTime, status }) => createTime >= from && createTime < to && status === 1)).toBe(true)
  expect(latest?.total?.paid.count).toBe(rows.length)
  expect(latest?.total?.paid.amount).toBe(rows.reduce((sum, { price }) => sum + price, 0))
})

it('[WALL-04] a file has every row that the filter finds, also beyond one page', async () => {
  const { store } = opened()
  const all = await store.exportMovements({ kind: 'deposit' })
  await store.movements.load({ kind: 'deposit' })
  while (store.movements.hasMore) await store.movements.more()
  expect(all).toEqual({ ok: true, value: { rows: store.movements.rows, part: false } })
  expect(store.movements.rows.length).toBeGreaterThan(100)
  const withdrawals = await store.exportWithdrawals({})
  await store.withdrawals.load()
  while (store.withdrawals.hasMore) await store.withdrawals.more()
  expect(withdrawals).toEqual({ ok: true, value: { rows: store.withdrawals.rows, part: false } })
})

it('[WALL-04] a file that could not be read completely is not made', async () => {
  const { store, fault } = opened()
  fault('appUserCoinDetail:http500')
  expect(await store.exportMovements({})).toMatchObject({ ok: false })
})

it('[WALL-04] offline, a file has the rows that the list has, and says that they are a part', async () => {
  const { store, fault } = opened()
  await store.deposits.load({ status: DEPOSIT_STATUS.paid })
  fault('rechargeRecord:offline')
  expect(await store.exportDeposits({ status: DEPOSIT_STATUS.paid })).toEqual({
    ok: true,
    value: { rows: store.deposits.rows, part: true },
  })
  expect(store.deposits.rows).toHaveLength(RECORD_PAGE)
  // The list shows other rows than these, and there are none of withdrawals.
  expect(await store.exportDeposits({})).toMatchObject({ ok: false })
  fault('exchangeRecord:offline')
  expect(await store.exportWithdrawals({})).toMatchObject({ ok: false })
})

it('[WALL-04] rows that could not be read again stay, with the time at which they were read', async () => {
  const { store, fault, root } = opened()
  await store.deposits.load()
  const { rows } = store.deposits
  const { readAt } = store
  expect(readAt).toBe(root.platform.clock.now())
  fault('rechargeRecord:offline')
  await store.deposits.refresh()
  expect(store.deposits.rows).toEqual(rows)
  expect(store.deposits.failure).not.toBeNull()
  expect(store.readAt).toBe(readAt)
})
