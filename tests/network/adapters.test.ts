import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { nodeAdapter } from '../../mocks/network/adapters/msw/nodeAdapter'
import { pageAdapter } from '../../mocks/network/adapters/page/pageAdapter'
import { createFixture, pathOf } from './backendSupport'

// The page's own host, with real files.
const site = createServer((_, response) => response.end('from the network'))
await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
// A server that listens on a port has an address of this kind.
const ORIGIN = `http://localhost:${(site.address() as AddressInfo).port}`
afterAll(() => site.closeAllConnections())
afterAll(() => site.close())

const post = (path: string, init: RequestInit = {}) => fetch(ORIGIN + path, { method: 'POST', body: '{}', ...init })
const DRAW = pathOf('receiveDrawChance')
const INFO = pathOf('getJackpotDrawInfo')

let close: (() => unknown) | undefined
const adapters = {
  page: async (fixture: ReturnType<typeof createFixture>) => {
    const adapter = pageAdapter(fixture.backend, ORIGIN)
    await adapter.open()
    close = () => adapter.close()
  },
  node: async (fixture: ReturnType<typeof createFixture>) => {
    const adapter = nodeAdapter(fixture.backend)
    adapter.listen()
    close = () => adapter.close()
  },
}
const behind = async (name: keyof typeof adapters) => {
  const fixture = createFixture({ persona: 'lucky' })
  await adapters[name](fixture)
  const headers = { authorization: `Bearer ${fixture.backend.token()}` }
  return { ...fixture, headers }
}

afterEach(async () => {
  await close?.()
  close = undefined
  vi.unstubAllGlobals()
})

describe.each(['page', 'node'] as const)('the %s adapter', (name) => {
  it('[MOCK-02] answers fetch from the world', async () => {
    const { headers } = await behind(name)
    const response = await post(DRAW, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ errcode: 0, propId: 50001 })
  })

  it('[MOCK-02] reports a call outside the contract', async () => {
    const { complaints } = await behind(name)
    const response = await post('/app/v1/receiveDrawChanse')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errcode: 1404 })
    expect(complaints).toEqual([expect.stringContaining('nearest: /app/v1/receiveDrawChance')])
  })

  it('[QA-01] rejects like a failed network', async () => {
    const { mock, headers } = await behind(name)
    mock.fault('getJackpotDrawInfo:offline*1,receiveDrawChance:lost*1')
    await expect(post(INFO)).rejects.toThrow(TypeError)
    await expect(post(DRAW, { headers })).rejects.toThrow(TypeError)
    expect(await (await post(DRAW, { headers })).json()).toEqual({ errcode: 1001 })
  })

  it('[QA-01] leaves a call unanswered until the caller aborts', async () => {
    const { mock } = await behind(name)
    mock.fault('getJackpotDrawInfo:hang*1')
    await expect(post(INFO, { signal: AbortSignal.timeout(30) })).rejects.toThrow(/timeout|abort/)
    expect((await post(INFO)).status).toBe(200)
  })

  it('[QA-01] rejects a call that was aborted before it was made; the world does not act', async () => {
    const { mock, headers } = await behind(name)
    const signal = AbortSignal.abort()
    await expect(post(DRAW, { headers, signal })).rejects.toThrow(signal.reason)
    expect(mock.calls()).toEqual([])
  })

  it('[QA-01] delivers truncated bodies and HTML pages', async () => {
    const { mock } = await behind(name)
    mock.fault('getJackpotDrawInfo:malformed*1')
    await expect((await post(INFO)).json()).rejects.toThrow(SyntaxError)
    mock.fault('getJackpotDrawInfo:empty*1')
    expect(await (await post(INFO)).text()).toBe('')
    mock.fault('getJackpotDrawInfo:http502*1')
    const page = await post(INFO)
    expect([page.status, await page.text()]).toEqual([502, expect.stringContaining('<!doctype html>')])
  })

  it('[MOCK-02] restores the network when it closes', async () => {
    const own = globalThis.fetch
    await behind(name)
    await close?.()
    close = undefined
    expect(globalThis.fetch).toBe(own)
  })
})

describe('handlers before the world', () => {
  it('[MOCK-02] answer instead of it until they are removed', async () => {
    const fixture = createFixture()
    const adapter = pageAdapter(fixture.backend, ORIGIN)
    await adapter.open()
    close = () => adapter.close()
    adapter.network.use(http.post(ORIGIN + INFO, () => HttpResponse.json({ errcode: 7 })))
    expect(await (await post(INFO)).json()).toEqual({ errcode: 7 })
    adapter.network.resetHandlers()
    expect(await (await post(INFO)).json()).toMatchObject({ errcode: 0 })
  })
})

describe('outbound requests', () => {
  it('[DEMO-01] to another host are reported and fail', async () => {
    const { complaints } = await behind('page')
    await expect(fetch('http://elsewhere.invalid/app.js')).rejects.toThrow(TypeError)
    expect(complaints).toEqual(['http://elsewhere.invalid/app.js would have left the simulated world'])
  })

  it('[DEMO-01] to assets of the page pass', async () => {
    const { complaints } = await behind('page')
    expect(await (await fetch(`${ORIGIN}/assets/x.webp`)).text()).toBe('from the network')
    expect(complaints).toEqual([])
    const elsewhere = `${ORIGIN.replace('localhost', '127.0.0.1')}/assets/x.webp`
    await expect(fetch(elsewhere)).rejects.toThrow(TypeError)
    expect(complaints).toEqual([`${elsewhere} would have left the simulated world`])
  })

  it('[LOG-01] by beacon reach the world, as text and as blob', async () => {
    vi.stubGlobal('navigator', {})
    const { mock, complaints } = await behind('page')
    const body = JSON.stringify({ eventList: [] })
    expect(navigator.sendBeacon('/app/v1/appEventLogClient', body)).toBe(true)
    expect(navigator.sendBeacon('/app/v1/appEventLogClient', new Blob([body]))).toBe(true)
    await vi.waitFor(() => expect(mock.coverage()).toMatchObject({ appEventLogClient: 2 }))
    expect(navigator.sendBeacon('/app/v1/appEventLogClient', 'x'.repeat(65_537))).toBe(false)
    expect(navigator.sendBeacon('https://elsewhere.invalid/', body)).toBe(false)
    expect(complaints).toEqual(['https://elsewhere.invalid/ would have left the simulated world'])
    await close?.()
    close = undefined
    expect('sendBeacon' in navigator).toBe(false)
  })

  it('[DEMO-01] are reported when the browser loaded something from another host', async () => {
    let report: (list: { getEntries: () => { name: string }[] }) => void = () => undefined
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static supportedEntryTypes = ['resource']
        constructor(listener: typeof report) {
          report = listener
        }
        observe() {
          return undefined
        }
        disconnect() {
          return undefined
        }
      },
    )
    const { complaints } = await behind('page')
    report({
      getEntries: () => [
        { name: `${ORIGIN}/assets/a.js` },
        { name: 'data:image/png;base64,AAAA' },
        { name: `${ORIGIN}/app/v1/online` },
        { name: 'https://elsewhere.invalid/a.png' },
        { name: 'no address' },
      ],
    })
    expect(complaints).toEqual([
      `${ORIGIN}/app/v1/online would have left the simulated world`,
      'https://elsewhere.invalid/a.png would have left the simulated world',
    ])
  })
})
