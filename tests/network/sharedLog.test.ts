import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareLog } from '../../mocks/network/state/sharedLog'
import { createFixture } from './backendSupport'

let ends: (() => void)[] = []

const tab = async ({ fresh = false } = {}) => {
  const fixture = createFixture()
  const end = await shareLog('calls', fixture.backend, fresh)
  ends.push(end)
  const endpoints = () => fixture.mock.calls().map(({ endpoint }) => endpoint)
  return { ...fixture, end, endpoints }
}

/** Until a page that opens now would find this many calls. */
const isStored = (calls: number) =>
  expect
    .poll(async () => {
      const { end, endpoints } = await tab()
      end()
      return endpoints().length
    })
    .toBe(calls)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  ends = []
})
afterEach(() => {
  for (const end of ends) end()
  vi.unstubAllGlobals()
})

describe('[QA-01] the call log', () => {
  it('survives a reload, with its coverage', async () => {
    const { call } = await tab()
    await call('refreshData')
    await call('getMail2')
    await isStored(2)
    const { call: callAgain, endpoints, mock } = await tab()
    await callAgain('refreshData')
    expect(endpoints()).toEqual(['refreshData', 'getMail2', 'refreshData'])
    expect(mock.coverage()['refreshData']).toBe(2)
    expect(mock.coverage({ codes: true })['refreshData']?.met).toEqual({ 0: 2 })
  })

  it('keeps a call that never ended', async () => {
    const { mock, send } = await tab()
    mock.fault('getMail2:hang')
    await send('getMail2')
    await isStored(1)
    expect((await tab()).mock.calls()[0]).toMatchObject({ endpoint: 'getMail2', ms: null, fault: 'hang' })
  })

  it('holds the calls of all tabs in the order of the world’s time, each once', async () => {
    const [one, other] = [await tab(), await tab()]
    const told: string[] = []
    other.mock.onCall((phase, { endpoint }) => told.push(`${phase} ${endpoint}`))
    await other.mock.clock.advance('1h')
    await other.call('getMail2')
    await one.call('refreshData')
    await expect.poll(() => other.endpoints()).toEqual(['refreshData', 'getMail2'])
    await expect.poll(() => one.endpoints()).toEqual(['refreshData', 'getMail2'])
    expect(told).toContain('end refreshData')
    expect(other.mock.coverage({ codes: true })['refreshData']?.met).toEqual({ 0: 1 })
    await isStored(2)
  })

  it('is cleared in all tabs, and for the next visit', async () => {
    const [one, other] = [await tab(), await tab()]
    await one.call('refreshData')
    await expect.poll(() => other.endpoints().length).toBe(1)
    one.mock.clearCalls()
    await expect.poll(() => other.endpoints().length).toBe(0)
    await isStored(0)
  })

  it('of a world before is not kept', async () => {
    const { call } = await tab()
    await call('refreshData')
    await isStored(1)
    expect((await tab({ fresh: true })).endpoints()).toEqual([])
  })

  it('says how many calls had to make room, also after a reload', async () => {
    const { backend, mock, call } = await tab()
    for (let line = 0; line < 5_100; line++) backend.log.open({ endpoint: 'online', at: backend.now(), request: '{}' })
    expect(mock.droppedCalls()).toBeGreaterThan(0)
    await call('refreshData')
    await isStored(1)
    const again = await tab()
    await expect.poll(() => again.mock.droppedCalls()).toBe(mock.droppedCalls())
  })

  it('is one of the page where the browser stores nothing', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { call, endpoints } = await tab()
    await call('refreshData')
    expect(endpoints()).toEqual(['refreshData'])
  })
})
