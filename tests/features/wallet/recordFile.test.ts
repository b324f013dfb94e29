import { expect, it, vi } from 'vitest'
import { csvOf } from '../../../src/domain/csv'
import { movementTable, orderTable } from '../../../src/features/wallet/record/file'
import { depositLine, withdrawalLine } from '../../../src/features/wallet/record/lines'
import type { Translate } from '../../../src/i18n/texts'
import { RecordStore } from '../../../src/stores/wallet/RecordStore'
import { openApp } from '../../support/app'

// Icons are made by the build, and no part of a file.
vi.mock('../../../src/features/wallet/record/channelIcon', () => ({ channelIcon: () => null }))

// Each text is its own key.
const t = ((key: string) => key) as Translate

const opened = async () => {
  const { root, backend } = openApp({ persona: 'whale' })
  await Promise.all([root.config.load(), root.member.load()])
  const { world } = backend.journal
  return { config: root.config.config, world, player: root.member.info?.id ?? '', store: root.feature(RecordStore) }
}

/** The rows of a file, by the names of their columns. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const [head = '', ...lines] = csv.replace('\ufeff', '').trimEnd().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])))
}

const centsOf = (cell = ''): number => Math.round(Number(cell) * 100)

it('[WALL-04] a file of all movements says what the ledger says, to the cent and the millisecond', async () => {
  const { store, world, player } = await opened()
  const found = await store.exportMovements({})
  if (!found.ok) throw new Error('not read')
  const read = rowsOf(csvOf(movementTable(found.value.rows, t))).map((row) => ({
    id: row['record.id'],
    at: Date.parse(row['record.column.at'] ?? ''),
    amount: centsOf(row['record.column.amount']),
    balanceAfter: centsOf(row['record.balanceAfter']),
  }))
  const ledger = (world.ledger[player] ?? []).filter(({ asset, amount }) => asset === 'coin' && amount !== 0)
  expect(read.length).toBeGreaterThan(100)
  expect(read).toEqual(
    ledger.toReversed().map(({ id, at, amount, balanceAfter }) => ({ id, at, amount, balanceAfter })),
  )
})

it('[WALL-04] a file of orders says what the world has of each', async () => {
  const { store, config } = await opened()
  const deposits = await store.exportDeposits({})
  const withdrawals = await store.exportWithdrawals({})
  if (!deposits.ok || !withdrawals.ok) throw new Error('not read')
  const orders = [
    ...deposits.value.rows.map((row) => ({ row, line: depositLine(row, config), amount: row.price })),
    ...withdrawals.value.rows.map((row) => ({ row, line: withdrawalLine(row), amount: row.amount })),
  ]
  const read = rowsOf(
    csvOf(
      orderTable(
        orders.map(({ line }) => line),
        t,
      ),
    ),
  ).map((row) => ({
    id: row['record.column.order'],
    at: Date.parse(row['record.column.at'] ?? ''),
    fee: centsOf(row['record.column.fee']),
    amount: centsOf(row['record.column.amount']),
  }))
  expect(read.length).toBeGreaterThan(20)
  expect(read).toEqual(orders.map(({ row, amount }) => ({ id: row.orderId, at: row.createTime, fee: row.fee, amount })))
})
