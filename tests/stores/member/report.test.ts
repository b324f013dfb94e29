import { expect, it } from 'vitest'
import { coinKindOf } from '../../../src/domain/report/entryKinds'
import { ReportStore, ROUNDS_PAGE } from '../../../src/stores/member/ReportStore'
import { openApp } from '../../support/app'

const opened = (persona: string) => {
  const app = openApp({ persona })
  return { ...app, store: app.root.feature(ReportStore) }
}

it('[MEMB-01] the report of a period has its bets, wins and days', async () => {
  const { store } = opened('whale')
  for (const report of Object.values(store.reports)) await report.load()
  const [day, week, month] = [store.reports.day.value, store.reports.week.value, store.reports.month.value]
  expect(day?.days.length ?? 0).toBeLessThanOrEqual(1)
  expect(week?.days.length).toBeLessThanOrEqual(7)
  expect(week?.days[0]?.day).toBe('2026-01-01')
  expect(month?.days.length).toBeGreaterThan(7)
  expect(month?.bet).toBeGreaterThan(week?.bet ?? 0)
})

it('[MEMB-01] rounds have pages of 20, newest first, with the totals of the filter', async () => {
  const { store } = opened('whale')
  const { rounds } = store
  await rounds.load()
  await rounds.more()
  expect(rounds.rows).toHaveLength(2 * ROUNDS_PAGE)
  const all = rounds.latest?.total?.rounds ?? 0
  await rounds.load({ gameType: 3 })
  expect(rounds.latest?.total?.rounds).toBeGreaterThan(0)
  expect(rounds.latest?.total?.rounds).toBeLessThan(all)
})

it('[MEMB-01] a date range of rounds includes its start, not its end', async () => {
  const { store } = opened('whale')
  const { rounds } = store
  await rounds.load()
  const times = rounds.rows.map(({ createTime }) => createTime)
  const [to = 0, from = 0] = [times[3], times[10]]
  await rounds.load({ from, to })
  expect(rounds.rows.map(({ createTime }) => createTime)).toEqual(times.filter((at) => at >= from && at < to))
})

it('[MEMB-01] the coin detail leads from each balance to the next, and shows one kind or all', async () => {
  const { store, root } = opened('regular')
  await root.member.load()
  const { coins } = store
  await coins.load()
  const rows = coins.rows
  expect(rows[0]?.balanceAfter).toBe(root.member.info?.coin)
  for (const [index, row] of rows.slice(0, -1).entries())
    expect(row.balanceAfter - row.amount).toBe(rows[index + 1]?.balanceAfter)
  await coins.load('deposit')
  expect(coins.rows.length).toBeGreaterThan(0)
  expect(new Set(coins.rows.map(coinKindOf))).toEqual(new Set(['deposit']))
})

it.each([
  ['bet', 'bet'],
  ['deposit.bonus', 'deposit'],
  ['all', null],
  ['toString', null],
])('[MEMB-01] a coin entry of kind %j is shown as %j', (kind, noun) => {
  expect(coinKindOf({ kind })).toBe(noun)
})

it('[SESS-03] the report leaves with the session', async () => {
  const { store, root } = opened('regular')
  await Promise.all([store.reports.week.load(), store.rounds.load(), store.coins.load()])
  root.session.logout()
  expect([store.reports.week.value, store.rounds.rows, store.coins.rows]).toEqual([null, [], []])
})
