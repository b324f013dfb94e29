import { describe, expect, it } from 'vitest'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const LOG = 'getPersonJackpotDrawAwardLog'

/** A player's record with the given number of pages. */
const opened = (pages: number) => {
  const app = openApp({
    persona: 'whale',
    edit: (endpoint, reply) => (endpoint === LOG ? { ...reply, pages } : reply),
  })
  const { record } = app.root.feature(JackpotStore)
  const asked = () => app.calls(LOG).map(({ request }) => (request as { pageNum: number }).pageNum)
  return { ...app, record, asked }
}

describe('the record of draws', () => {
  it('[JACK-09] has more until all pages are loaded', async () => {
    const { record, asked } = opened(2)
    expect([record.state, record.hasMore]).toEqual(['idle', false])
    const opening = record.load()
    expect([record.state, record.hasMore]).toEqual(['loading', false])
    await opening
    expect([record.state, record.hasMore, record.latest?.pages]).toEqual(['ready', true, 2])
    await record.more()
    expect([record.state, record.hasMore, record.rows.length]).toEqual(['ready', false, 40])
    await record.more()
    expect([record.state, record.rows.length, asked()]).toEqual(['ready', 40, [1, 2]])
  })

  it('[JACK-09] retries a failed page and keeps its rows', async () => {
    const { record, asked, fault } = opened(3)
    await record.load()
    const { rows } = record
    fault(`${LOG}:http500*1`)
    await record.more()
    expect([record.state, record.hasMore, record.rows]).toEqual(['failed', true, rows])
    await record.more()
    expect([record.state, record.rows.length, asked()]).toEqual(['ready', 40, [1, 2, 2]])
    expect(record.rows.slice(0, 20)).toEqual(rows)
  })

  it('[JACK-09] loads one page at a time', async () => {
    const { record, asked } = opened(3)
    const opening = record.load()
    await record.more()
    await opening
    expect([record.rows.length, asked()]).toEqual([20, [1]])
  })

  it('[JACK-09] reopened starts at the first page and ignores older replies', async () => {
    const { record, asked, hold } = opened(3)
    await record.load()
    const late = hold(LOG)
    const more = record.more()
    await settle()
    late.open()
    const again = hold(LOG)
    const opening = record.load()
    expect([record.rows, record.latest]).toEqual([[], null])
    late.release()
    await more
    expect([record.state, record.rows]).toEqual(['loading', []])
    again.release()
    await opening
    expect([record.rows.length, record.hasMore]).toEqual([20, true])
    expect(asked()).toEqual([1, 2, 1])
  })
})
