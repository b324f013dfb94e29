import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'
import { contract } from '../../../src/contract'
import { NOON } from '../backendSupport'

const complaints: string[] = []
let server: MockServer
beforeAll(async () => {
  server = await startMockServer({
    port: 0,
    persona: 'lucky',
    clock: NOON,
    reportError: (what) => complaints.push(what),
  })
})
afterAll(() => server.stop())

let names = 0
/** A separate world for each test, on one server. */
const aWorld = () => {
  const headers = { 'x-mock-world': `w${++names}` }
  const send = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } })
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await send(`/__mock${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    return { status: response.status, body: (await response.json()) as never }
  }
  const call = async (name: string, body: object = {}, token = '') => {
    const path = contract.find((one) => one.call.name === name)?.call.path ?? `/app/v1/${name}`
    const response = await send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()) as { errcode: number }
  }
  const reset = async (words: object = { persona: 'lucky', clock: NOON }) =>
    ((await control('POST', '/reset', words)).body as { token: string }).token
  return { send, control, call, reset }
}

describe('the mock server', () => {
  it('[MOCK-02] answers the calls of the contract over real HTTP', async () => {
    const { call, reset } = aWorld()
    const token = await reset()
    expect(await call('receiveDrawChance', {}, token)).toMatchObject({ errcode: 0, propId: 50001 })
    expect(await call('receiveDrawChance', {}, token)).toEqual({ errcode: 1001 })
    expect(await call('receiveDrawChance')).toEqual({ errcode: 401 })
  })

  it('[QA-01] lists with the calls why a request was bad', async () => {
    const { call, control, reset } = aWorld()
    expect(await call('startGame', { gameId: 'x' }, await reset())).toEqual({ errcode: 1400 })
    expect((await control('GET', '/calls')).body).toMatchObject([
      { endpoint: 'startGame', errcode: 1400, why: 'gameId: Invalid type: Expected number but received "x"' },
    ])
  })

  it('[MOCK-02] reports its health', async () => {
    const { control } = aWorld()
    expect((await control('GET', '/health')).body).toEqual({ ok: true, endpoints: contract.length })
  })

  it('[MOCK-02] returns a token from reset only if the persona starts signed in', async () => {
    const { control } = aWorld()
    expect((await control('POST', '/reset', { persona: 'visitor' })).body).toEqual({ ok: true })
    expect((await control('POST', '/reset', { persona: 'vip6' })).body).toEqual({ ok: true, token: expect.any(String) })
  })

  it('[QA-01] sets, lists and clears faults', async () => {
    const { control, call, send } = aWorld()
    expect((await control('POST', '/fault', { fault: 'getJackpotDrawInfo:1999*1,online:http502' })).status).toBe(200)
    expect((await control('GET', '/fault')).body).toEqual(['getJackpotDrawInfo:1999*1', 'online:http502'])
    expect(await call('getJackpotDrawInfo')).toEqual({ errcode: 1999 })
    expect(await call('getJackpotDrawInfo')).toMatchObject({ errcode: 0 })
    const page = await send('/app/v1/online', { method: 'POST', body: '{}' })
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
    await control('DELETE', '/fault')
    expect((await control('GET', '/fault')).body).toEqual([])
  })

  it('[QA-01] closes connections, and leaves calls unanswered', async () => {
    const { control, send } = aWorld()
    await control('POST', '/fault', { fault: 'online:lost*1,getMail2:hang' })
    const lost = send('/app/v1/online', { method: 'POST', body: '{}' }).then((reply) => reply.text())
    await expect(lost).rejects.toThrow('terminated')
    const signal = AbortSignal.timeout(60)
    await expect(send('/app/v1/getMail2', { method: 'POST', body: '{}', signal })).rejects.toThrow(/timeout/)
  })

  it("[QA-01] faults of a game's call reach the game's page", async () => {
    const { control, send } = aWorld()
    await control('POST', '/fault', { fault: 'gameHello:lost*1,slotSpin:http502*1' })
    const post = (name: string) => send(`/games/${name}`, { method: 'POST', body: '{}' })
    await expect(post('gameHello').then((reply) => reply.text())).rejects.toThrow('terminated')
    expect((await post('slotSpin')).status).toBe(502)
    expect(await (await post('slotSpin')).json()).toEqual({ errcode: 401 })
  })

  it.each([
    ['its player has left it', [['exitGame', { gameId: 1 }]], 5001],
    ['its player takes a break', [['playBreak', { length: '24h' }]], 5005],
    ['its player is excluded', [['playBreak', { length: '180d' }]], 5006],
    ['its player has logged out', [['logout', {}]], 401],
  ] as const)('[GAME-02] refuses the call of a game’s page as in the app when %s', async (_when, calls, code) => {
    const { call, send, reset } = aWorld()
    const token = await reset({ persona: 'regular', clock: NOON })
    const { sessionId } = (await call('startGame', { gameId: 1 }, token)) as unknown as { sessionId: string }
    const spin = () =>
      send('/games/slotSpin', { method: 'POST', body: JSON.stringify({ sessionId, gameId: 1, bet: 200 }) })
    expect(await (await spin()).json()).toMatchObject({ errcode: 0 })
    for (const [name, body] of calls) await call(name, body, token)
    expect(await (await spin()).json()).toEqual({ errcode: code })
  })

  it('[QA-01] sets latency, draws and the clock', async () => {
    const { control, call, reset } = aWorld()
    const token = await reset({ persona: 'collector', clock: NOON })
    await control('POST', '/draw', { draw: ['50003', 2001] })
    await control('POST', '/latency', { latency: 40 })
    await call('getJackpotDrawInfo')
    const [{ ms }] = (await control('GET', '/calls')).body as [{ ms: number }]
    expect(ms).toBeGreaterThanOrEqual(38)
    expect((await control('POST', '/clock', { advance: '24h' })).body).toEqual({ now: Date.parse(NOON) + 86_400_000 })
    expect((await control('POST', '/clock', { set: '2026-02-01' })).body).toEqual({ now: Date.parse('2026-02-01') })
    expect((await control('GET', '/snapshot')).body).toMatchObject({ forcedDraws: ['50003', '2001'] })
    expect(token).toBeTruthy()
  })

  it('[QA-01] shows calls, coverage and ledger', async () => {
    const { control, call, reset } = aWorld()
    await call('receiveDrawChance', {}, await reset())
    expect((await control('GET', '/calls')).body).toEqual([
      expect.objectContaining({ endpoint: 'receiveDrawChance', errcode: 0 }),
    ])
    expect((await control('GET', '/coverage')).body).toMatchObject({ receiveDrawChance: 1, online: 0 })
    const entries = (await control('GET', '/ledger')).body as { playerId: string; kind: string }[]
    const own = (await control('GET', `/ledger?playerId=${entries[0]?.playerId}`)).body
    expect(own).toEqual(entries.filter(({ playerId }) => playerId === entries[0]?.playerId))
    expect((await control('GET', '/ledger?playerId=nobody')).status).toBe(400)
    await control('DELETE', '/calls')
    expect((await control('GET', '/calls')).body).toEqual([])
  })

  it('[MOCK-03] takes a snapshot and restores it, also in another world', async () => {
    const [one, other] = [aWorld(), aWorld()]
    const token = await one.reset()
    const snapshot = (await one.control('GET', '/snapshot')).body
    await one.call('receiveDrawChance', {}, token)
    expect((await other.control('PUT', '/snapshot', snapshot)).body).toEqual({ ok: true, token })
    expect((await other.control('GET', '/snapshot')).body).toEqual(snapshot)
    expect(await other.call('receiveDrawChance', {}, token)).toMatchObject({ errcode: 0 })
    expect((await other.control('PUT', '/snapshot', { half: true })).status).toBe(400)
  })

  it('[MOCK-02] keeps worlds apart by header', async () => {
    const [one, other] = [aWorld(), aWorld()]
    const tokens = [await one.reset(), await other.reset()]
    await one.control('POST', '/fault', { fault: '*:1999' })
    expect(await one.call('receiveDrawChance', {}, tokens[0])).toEqual({ errcode: 1999 })
    expect(await other.call('receiveDrawChance', {}, tokens[1])).toMatchObject({ errcode: 0 })
  })

  it('[MOCK-02] allows other origins', async () => {
    const { send } = aWorld()
    const preflight = await send('/app/v1/online', { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-mock-world')
    const reply = await send('/app/v1/online', { method: 'POST', body: '{}' })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each([
    ['GET', '/helth', undefined, 404, 'nearest: GET /__mock/health'],
    ['GET', '/reset', undefined, 405, 'takes POST'],
    ['POST', '/reset', { persona: 'luky' }, 400, 'one of visitor'],
    ['POST', '/fault', {}, 400, "with 'fault'"],
    ['POST', '/fault', { fault: 'nothing:1003' }, 400, 'nearest'],
    ['POST', '/fault', { fault: 7 }, 400, 'is not a fault'],
    ['POST', '/latency', { latency: 'slow' }, 400, 'one of none'],
    ['POST', '/draw', { draw: 'mega' }, 400, 'is a list'],
    ['POST', '/draw', { draw: [49999] }, 400, 'No draw gives'],
    ['POST', '/clock', {}, 400, 'either'],
    ['POST', '/clock', { set: NOON, advance: '1s' }, 400, 'either'],
    ['POST', '/clock', { advance: 5 }, 400, '90s'],
  ])('[MOCK-02] %s %s with %j is refused with %i', async (method, path, body, status, hint) => {
    const { control } = aWorld()
    const reply = await control(method, path, body)
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([status, expect.stringContaining(hint)])
  })

  it('[MOCK-02] refuses bodies that are not JSON or too large, and invalid world names', async () => {
    const { send } = aWorld()
    expect((await send('/__mock/reset', { method: 'POST', body: '{"a' })).status).toBe(400)
    expect((await send('/app/v1/online', { method: 'POST', body: '{"a' })).status).toBe(400)
    expect((await send('/__mock/health', { headers: { 'x-mock-world': '../etc' } })).status).toBe(400)
    const large = await send('/app/v1/online', { method: 'POST', body: 'x'.repeat(25_000_000) }).catch(() => null)
    expect([413, undefined]).toContain(large?.status)
    expect((await send('/__mock/health')).status).toBe(200)
  })

  it('[MOCK-02] survives what is not HTTP', async () => {
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    socket.write('\u0000\u0001 nonsense\r\n\r\n')
    socket.resume()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200)
  })

  it('[MOCK-02] stops gracefully: a slow call still gets its reply', async () => {
    const own = await startMockServer({ port: 0, latency: 100 })
    const slow = fetch(`${own.url}/app/v1/getJackpotDrawInfo`, { method: 'POST', body: '{}' })
    await vi.waitFor(() => expect(own.worlds.get('default').backend.log.list()).toHaveLength(1))
    const stopped = own.stop()
    expect((await slow).status).toBe(200)
    await stopped
    await expect(fetch(`${own.url}/__mock/health`)).rejects.toThrow('fetch failed')
  })

  it('[MOCK-02] reports that its port is taken', async () => {
    await expect(startMockServer({ port: Number(new URL(server.url).port) })).rejects.toThrow('EADDRINUSE')
  })
})
