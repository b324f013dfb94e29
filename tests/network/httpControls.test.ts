import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MockServer, startMockServer } from '../../mocks/network/adapters/http/server'
import { NOON, pathOf } from './backendSupport'

let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ port: 0, persona: 'regular', clock: NOON })
})
afterAll(() => server.stop())

let names = 0
const aWorld = () => {
  const world = `c${++names}`
  const send = async (method: string, path: string, body?: unknown, token = '') => {
    const headers = { 'x-mock-world': world, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(server.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as never }
  }
  const control = (method: string, path: string, body?: unknown, token?: string) =>
    send(method, `/__mock${path}`, body, token)
  const call = async (name: string, body: object = {}, token = '') =>
    (await send('POST', pathOf(name), body, token)).body as Record<string, never>
  return { control, call }
}

describe('the controls over HTTP', () => {
  it.each([
    ['fault', 'online:lost', ['online:lost'], []],
    ['latency', '3g', { latency: '3g' }, { latency: 'none' }],
    ['draw', [50003, '2001#3'], ['50003', '2001#3'], []],
    ['round', 'roulette:17,crash:2.50', ['roulette:17', 'crash:2.50'], []],
    ['config', 'otpStatus:0', ['otpStatus:0'], []],
  ])('[MOCK-04] %s is set, read, cleared, and cleared by a reset', async (name, value, set, cleared) => {
    const { control } = aWorld()
    const read = async () => (await control('GET', `/${name}`)).body
    expect(await read()).toEqual(cleared)
    for (const clear of [() => control('DELETE', `/${name}`), () => control('POST', '/reset', {})]) {
      expect((await control('POST', `/${name}`, { [name]: value })).status).toBe(200)
      expect(await read()).toEqual(set)
      expect((await clear()).body).toMatchObject({ ok: true })
      expect(await read()).toEqual(cleared)
    }
  })

  it('[MOCK-04] reads the clock', async () => {
    const { control } = aWorld()
    expect((await control('GET', '/clock')).body).toEqual({ mode: 'frozen', now: Date.parse(NOON) })
  })

  it('[MOCK-04] config answers with all overrides, and the app config shows them', async () => {
    const { control, call } = aWorld()
    await control('POST', '/config', { config: 'otpStatus:0' })
    const { body } = await control('POST', '/config', { config: 'registerType:2' })
    expect(body).toEqual({ config: ['otpStatus:0', 'registerType:2'] })
    expect(await call('appConfig', { v: '1' })).toMatchObject({ config: { otpStatus: 0, registerType: 2 } })
  })

  it('[MOCK-04] grant and bet act for the persona, or for the player of the token', async () => {
    const { control, call } = aWorld()
    const { token } = await call('accountRegist', { account: 'someone', password: 'demo1234' })
    expect((await control('POST', '/grant', { grant: 'coin:5000' }, token)).body).toEqual({ errcode: 0, coin: 5_000 })
    expect((await control('POST', '/bet', { bet: '1:100*10=50' }, token)).body).toEqual({
      errcode: 0,
      rounds: 10,
      bet: 1_000,
      win: 500,
      coin: 4_500,
    })
    expect(await call('refreshData', {}, token)).toMatchObject({ coin: 4_500 })
    const { body } = await control('POST', '/grant', { grant: 'coin:1' })
    expect((body as { coin: number }).coin).toBeGreaterThan(100_000)
    expect((await control('POST', '/bet', { bet: '1:5000' }, token)).body).toEqual({ errcode: 3001 })
    expect((await control('POST', '/bet', { bet: '1:100' }, 'unknown')).body).toEqual({ errcode: 401 })
  })

  it.each([
    ['/config', { config: 'otp:1' }, 'nearest: otpStatus'],
    ['/config', { config: null }, 'is not a switch'],
    ['/config', {}, "with 'config'"],
    ['/grant', { grant: 'coins:1' }, 'nearest: coin'],
    ['/grant', { grant: ['coin:1'] }, 'is not a grant'],
    ['/bet', { bet: '7' }, '<gameId>:<stake>'],
    ['/latency', { latency: null }, 'is not a latency'],
  ])('[MOCK-04] POST %s %j is refused with what would be right', async (path, body, hint) => {
    const { control } = aWorld()
    const reply = await control('POST', path, body)
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([400, expect.stringContaining(hint)])
  })
})
