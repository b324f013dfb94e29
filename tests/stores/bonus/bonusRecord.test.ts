import { expect, it } from 'vitest'
import { sourceOf } from '../../../src/domain/report/entryKinds'
import { BonusRecordStore, REWARD_PAGE } from '../../../src/stores/bonus/BonusRecordStore'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const opened = (persona: string) => {
  const app = openApp({ persona })
  return { ...app, record: app.root.feature(BonusRecordStore).record }
}

it('[BONUS-01] the reward history has pages of 20, newest first, each reward once', async () => {
  const { record } = opened('whale')
  await record.load()
  expect(record.rows).toHaveLength(REWARD_PAGE)
  await record.more()
  expect(record.rows).toHaveLength(2 * REWARD_PAGE)
  expect(new Set(record.rows.map(({ id }) => id)).size).toBe(2 * REWARD_PAGE)
  const times = record.rows.map(({ createTime }) => createTime)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

it('[BONUS-01] the reward record shows the rewards of one source, or every one', async () => {
  const { record, calls } = opened('whale')
  await record.load({ source: 'task' })
  expect(new Set(record.rows.map(sourceOf))).toEqual(new Set(['task']))
  await record.load({ source: 'all' })
  expect(new Set(record.rows.map(sourceOf)).size).toBeGreaterThan(1)
  expect(calls('activityAwardGetLog').map(({ request }) => 'kind' in (request as object))).toEqual([true, false])
})

it('[BONUS-01] the reward record keeps to a date range: its start is included, its end is not', async () => {
  const { record } = opened('whale')
  await record.load()
  for (let page = 0; page < 3; page++) await record.more()
  const times = record.rows.map(({ createTime }) => createTime)
  const [to = 0, from = 0] = [times[3], times[30]]
  await record.load({ source: 'all', from, to })
  while (record.hasMore) await record.more()
  expect(record.rows.map(({ createTime }) => createTime)).toEqual(times.filter((at) => at >= from && at < to))
  await record.load({ source: 'task', from, to })
  while (record.hasMore) await record.more()
  expect(record.rows.every((row) => sourceOf(row) === 'task' && row.createTime >= from && row.createTime < to)).toBe(
    true,
  )
  expect(record.rows.length).toBeGreaterThan(0)
  await record.load({ source: 'all', from: to, to: from })
  expect([record.rows, record.state]).toEqual([[], 'ready'])
})

it('[BONUS-01] a source selected while another is loading is the one shown', async () => {
  const { record, hold } = opened('whale')
  const late = hold('activityAwardGetLog')
  const stopFirst = record.subscribe({ source: 'task' })
  await settle()
  late.open()
  stopFirst()
  const stop = record.subscribe({ source: 'login' })
  await settle()
  late.release()
  await settle()
  expect(new Set(record.rows.map(sourceOf))).toEqual(new Set(['login']))
  stop()
})

it('[SESS-02] a reward record on screen reloads when a player signs in, and makes no call for a visitor', async () => {
  const { record, root, backend, calls } = opened('whale')
  const stop = record.subscribe()
  await settle()
  const theirs = new Set(record.rows.map(({ id }) => id))
  expect(theirs.size).toBe(REWARD_PAGE)
  root.session.logout()
  await settle()
  expect([record.rows, record.state]).toEqual([[], 'idle'])
  expect(calls('activityAwardGetLog').length).toBe(1)
  root.session.begin(await tokenOf(backend, 'regular'))
  await settle()
  expect(record.state).toBe('ready')
  expect(record.rows.some(({ id }) => theirs.has(id))).toBe(false)
  stop()
})

it.each([
  ['task.award', 'task'],
  ['vip', 'vip'],
  ['all.of', null],
  ['', null],
  ['constructor', null],
])('[BONUS-01] the source of a reward of kind %j is %j', (kind, source) => {
  expect(sourceOf({ kind })).toBe(source)
})
