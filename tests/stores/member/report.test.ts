import { expect, it } from 'vitest'
import { coinKindOf, entryNameOf } from '../../../src/domain/report/entryKinds'
import { boundsOf, lastDays } from '../../../src/domain/report/reportDays'
import { LATEST_COUNT, ReportStore, ROUNDS_PAGE } from '../../../src/stores/member/ReportStore'
import { openApp } from '../../support/app'

const opened = (persona: string, now?: number) => {
  const app = openApp({ persona, ...(now && { clock: new Date(now).toISOString() }) })
  return { ...app, store: app.root.feature(ReportStore) }
}

const NOW = Date.parse('2026-01-15T12:00:00Z')
const last = (count: number) => boundsOf(lastDays(NOW, count))

it('[MEMB-01] a report has the bets, wins and days within its bounds, and is read once for the same ones', async () => {
  const { store } = opened('whale', NOW)
  const reports = [1, 7, 30].map((count) => store.reportOf(last(count)))
  for (const report of reports) await report.load()
  const [day, week, month] = reports.map(({ value }) => value)
  expect(day?.days.length ?? 0).toBeLessThanOrEqual(1)
  expect(week?.days.length).toBeLessThanOrEqual(7)
  expect(month?.days.length).toBeGreaterThan(7)
  expect(month?.bet).toBeGreaterThan(week?.bet ?? 0)
  expect(store.reportOf(last(7))).toBe(reports[1])
})

it('[MEMB-01] totals are those of their days, and of the rounds of each day that has all of them', async () => {
  const { store } = opened('regular', NOW)
  const bounds = last(7)
  const report = store.reportOf(bounds)
  await report.load()
  await store.rounds.load(bounds)
  while (store.rounds.hasMore) await store.rounds.more()
  const { bet, win, rounds, days = [] } = report.value ?? {}
  const sum = (rows: readonly { bet: number; win: number }[]) =>
    rows.reduce((sums, one) => ({ bet: sums.bet + one.bet, win: sums.win + one.win }), { bet: 0, win: 0 })
  expect(rounds).toBeGreaterThan(0)
  expect(sum(days)).toEqual({ bet, win })
  const rowsOf = (day: string) =>
    store.rounds.rows.filter(({ createTime }) => new Date(createTime).toISOString().startsWith(day))
  const whole = days.filter((day) => rowsOf(day.day).length === day.rounds)
  expect(whole.length).toBeGreaterThan(0)
  for (const day of whole) expect(sum(rowsOf(day.day))).toEqual({ bet: day.bet, win: day.win })
})

it('[MEMB-01] the latest rounds are the first four of the record', async () => {
  const { store } = opened('regular')
  await store.latest.load()
  await store.rounds.load()
  expect(store.latest.value?.list).toEqual(store.rounds.rows.slice(0, LATEST_COUNT))
})

it('[MEMB-01] rounds have pages of 20, newest first, fewer of one game type', async () => {
  const { store } = opened('whale')
  const { rounds } = store
  await rounds.load()
  await rounds.more()
  expect(rounds.rows).toHaveLength(2 * ROUNDS_PAGE)
  const all = rounds.latest?.pages ?? 0
  await rounds.load({ gameType: 3 })
  expect(rounds.latest?.pages).toBeGreaterThan(0)
  expect(rounds.latest?.pages).toBeLessThan(all)
})

it('[MEMB-01] a date range of rounds includes its start, not its end', async () => {
  const { store } = opened('regular')
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

it.each([
  ['deposit.bonus', 'deposit.bonus'],
  ['deposit.paid', 'deposit'],
  ['game.retrieved', 'game.retrieved'],
  ['nobody.knows', 'other'],
])('[MEMB-01] a coin entry of kind %j is called %j', (kind, name) => {
  expect(entryNameOf({ kind })).toBe(name)
})

it('[SESS-03] the report leaves with the session', async () => {
  const { store, root } = opened('regular')
  const report = store.reportOf(last(7))
  await Promise.all([report.load(), store.latest.load(), store.rounds.load(), store.coins.load()])
  root.session.logout()
  expect([report.value, store.reports.size, store.latest.value]).toEqual([null, 0, null])
  expect([store.rounds.rows, store.coins.rows]).toEqual([[], []])
})
