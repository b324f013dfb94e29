import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parseFaults } from '../../mocks/network/faults/faults'
import { contract } from '../../src/contract'
import { REFUSAL } from '../../src/contract/core/refusals'
import { createFixture, NOON, pathOf, read } from './backendSupport'

const PAGE = { pageNum: 1, pageSize: 20 }
const statusOf = (reply: unknown) => (typeof reply === 'object' && reply && 'status' in reply ? reply.status : reply)

describe('a backend', () => {
  it('[MOCK-01] answers a call of the contract from its world', async () => {
    const { call, complaints } = createFixture()
    expect(await call('getJackpotDrawInfo')).toMatchObject({ errcode: 0, canReceiveDrawChance: true })
    expect(complaints).toEqual([])
  })

  it('[MOCK-01] takes a token with Bearer and bare, and refuses an unknown one', async () => {
    const { backend, call } = createFixture()
    const bare = { method: 'POST', path: pathOf('getJackpotRank'), body: JSON.stringify(PAGE) }
    const headers = { authorization: backend.token() ?? '' }
    expect(read(await backend.handle({ ...bare, headers }))).toMatchObject({ errcode: 0 })
    expect(await call('receiveDrawChance', {}, 'unknown')).toEqual({ errcode: REFUSAL.unauthorized })
    expect(await call('receiveDrawChance', {}, '')).toEqual({ errcode: REFUSAL.unauthorized })
  })

  it('[MOCK-01] rejects what is not a call, and leaves the world unchanged', async () => {
    const { backend, mock, send, call, complaints } = createFixture()
    const before = JSON.stringify(mock.snapshot())
    expect(statusOf(await send('nothing'))).toBe(404)
    expect(statusOf(await send('__proto__'))).toBe(404)
    expect(statusOf(await send('receiveDrawChance', {}, undefined, 'GET'))).toBe(405)
    expect(statusOf(await send('receiveDrawChance', '{"a":'))).toBe(400)
    expect(statusOf(await send('receiveDrawChance', '[1]'))).toBe(400)
    expect(await call('nothing')).toMatchObject({ errcode: REFUSAL.unknownCall })
    const numbers = [0, -1, 1.5, 2 ** 60, 1e308, '1', null, {}, []]
    for (const pageNum of numbers)
      expect(await call('getJackpotRank', { pageNum, pageSize: 20 })).toEqual({ errcode: REFUSAL.badRequest })
    expect(await call('getJackpotRank', '{"pageNum":1,"__proto__":{"pageSize":20}}')).toEqual({
      errcode: REFUSAL.badRequest,
    })
    expect(JSON.stringify(mock.snapshot())).toBe(before)
    expect(complaints).toHaveLength(6)
    expect(backend.journal.entries).toEqual([])
  })

  it('[MOCK-01] suggests the nearest call for a wrong path', async () => {
    const { call } = createFixture()
    expect((await call('receiveDrawChanse'))['message']).toContain('/app/v1/receiveDrawChance')
  })

  it('[MOCK-01] reports a reply that breaks the contract, and never sends it', async () => {
    const { backend, send, complaints } = createFixture()
    const player = Object.values(backend.journal.world.players).find(({ persona }) => persona === 'regular')
    if (player) player.balances.chance = 1.5
    const reply = await send('getJackpotDrawInfo')
    expect(statusOf(reply)).toBe(500)
    expect(read(reply)).toEqual({ errcode: REFUSAL.serverFault })
    expect(complaints).toEqual([expect.stringContaining('breaks the contract at chances')])
  })

  it('[MOCK-01] survives a call that throws, and undoes it', async () => {
    const { backend, mock, call, complaints } = createFixture({ persona: 'lucky' })
    await call('receiveDrawChance')
    const before = JSON.stringify(mock.snapshot())
    for (const player of Object.values(backend.journal.world.players)) Object.assign(player, { state: null })
    expect(await call('receiveDrawChance')).toEqual({ errcode: REFUSAL.serverFault })
    expect(complaints).toEqual([expect.stringContaining('the world broke')])
    expect(JSON.stringify(mock.snapshot())).toBe(before)
    expect(await call('receiveDrawChance')).toEqual({ errcode: REFUSAL.noDrawChance })
  })

  it('[MOCK-03] answers 10,000 concurrent calls, and spends the chance once', async () => {
    const { mock, call } = createFixture({ persona: 'lucky' })
    const replies = await Promise.all(Array.from({ length: 10_000 }, () => call('receiveDrawChance')))
    expect(replies.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
    expect(mock.coverage()['receiveDrawChance']).toBe(10_000)
    expect(mock.calls().length).toBeLessThanOrEqual(5000)
  })
})

describe('faults on the wire', () => {
  const drawn = (mock: ReturnType<typeof createFixture>['mock']) =>
    mock.ledger().filter(({ asset, amount, at }) => asset === 'chance' && amount < 0 && at === Date.parse(NOON)).length

  it.each([
    ['1003', { errcode: 1003 }],
    ['1999', { errcode: 1999 }],
    ['401', { code: 401 }],
    ['errcode401', { errcode: 401 }],
  ])('[QA-01] %s refuses without acting', async (what, body) => {
    const { mock, call } = createFixture({ persona: 'lucky' })
    mock.fault(`receiveDrawChance:${what}*1`)
    expect(await call('receiveDrawChance')).toEqual(body)
    expect(drawn(mock)).toBe(0)
    expect(await call('receiveDrawChance')).toMatchObject({ errcode: 0, propId: 50001 })
  })

  it('[QA-01] puts the code into the envelope of the call', async () => {
    const { mock, call } = createFixture()
    mock.fault('preLogin:1999')
    expect(await call('preLogin')).toEqual({ code: 1999 })
  })

  it.each([
    ['offline', 'network error'],
    ['hang', 'never'],
  ])('[QA-01] %s fails without acting', async (what, reply) => {
    const { mock, send } = createFixture({ persona: 'lucky' })
    mock.fault(`*:${what}`)
    expect(await send('receiveDrawChance')).toBe(reply)
    expect(drawn(mock)).toBe(0)
  })

  it.each([500, 502, 429, 404, 200])('[QA-01] http%i sends a page of HTML without acting', async (status) => {
    const { mock, send } = createFixture({ persona: 'lucky' })
    mock.fault(`receiveDrawChance:http${status}`)
    const reply = await send('receiveDrawChance')
    expect(reply).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(typeof reply === 'object' && reply.body).toMatch(/^<!doctype html>/)
    expect(drawn(mock)).toBe(0)
  })

  it.each([
    ['timeout', 'never'],
    ['lost', 'network error'],
  ])('[QA-01] %s acts, and the reply never arrives', async (what, reply) => {
    const { mock, send, call } = createFixture({ persona: 'lucky' })
    mock.fault(`receiveDrawChance:${what}*1`)
    expect(await send('receiveDrawChance')).toBe(reply)
    expect(drawn(mock)).toBe(1)
    expect(mock.calls().at(-1)).toMatchObject({ status: 0, errcode: 0, fault: what, reply: { propId: 50001 } })
    expect(await call('receiveDrawChance')).toEqual({ errcode: REFUSAL.noDrawChance })
  })

  it.each(['malformed', 'empty'])('[QA-01] %s acts, and the body is not JSON', async (what) => {
    const { mock, send } = createFixture({ persona: 'lucky' })
    mock.fault(`receiveDrawChance:${what}`)
    const reply = await send('receiveDrawChance')
    expect(statusOf(reply)).toBe(200)
    expect(() => read(reply)).toThrow(SyntaxError)
    expect(drawn(mock)).toBe(1)
  })

  it('[QA-01] wrongtype acts, and breaks the contract of every call', async () => {
    const { mock, call } = createFixture({ persona: 'lucky' })
    mock.fault('*:wrongtype')
    const drawReply = await call('receiveDrawChance')
    expect(drawReply).toMatchObject({ errcode: 0, propId: '50001!' })
    expect(drawn(mock)).toBe(1)
    expect(await call('receiveDrawChance')).toEqual({ errcode: '1001' })
  })

  it('[QA-01] slow and latency: the longer delay applies', async () => {
    const { mock, call } = createFixture()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    /** The delay of a call: its reply arrives after these ms and not one earlier. */
    const waits = async (ms: number) => {
      let answered = false
      const called = call('getJackpotDrawInfo').then(() => {
        answered = true
      })
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(answered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(answered).toBe(true)
      return called
    }
    mock.latency(20)
    mock.fault('getJackpotDrawInfo:slow=60')
    await waits(60)
    mock.clearFaults()
    await waits(20)
    mock.latency('none')
    await call('getJackpotDrawInfo')
    expect(mock.calls().map(({ ms, fault }) => [ms, fault])).toEqual([
      [60, 'slow=60'],
      [20, undefined],
      [0, undefined],
    ])
  })

  it('[QA-01] every fault works for every endpoint', async () => {
    const { mock, send, complaints } = createFixture({ persona: 'lucky' })
    const whats = [
      '1003',
      '401',
      'errcode401',
      'offline',
      'hang',
      'http500',
      'timeout',
      'lost',
      'malformed',
      'empty',
      'wrongtype',
      'slow=1',
    ]
    for (const { call } of contract)
      for (const what of whats) {
        mock.fault(`${call.name}:${what}*1`)
        await send(call.name)
      }
    expect(mock.faults()).toEqual([])
    expect(complaints).toEqual([])
    expect(Object.values(mock.coverage())).toEqual(contract.map(() => whats.length))
  })

  it('[QA-01] an invalid fault changes nothing', () => {
    const { mock } = createFixture()
    mock.fault('online:lost')
    expect(() => mock.fault('getMail2:hang,online:nonsense')).toThrow('nearest')
    expect(mock.faults()).toEqual(['online:lost'])
    expect(parseFaults(mock.faults().join(), ['online'])).toHaveLength(1)
  })
})
