import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { nodeDoor } from '../../mocks/network/adapters/msw/nodeAdapter'
import { pageDoor } from '../../mocks/network/adapters/page/pageAdapter'
import { openBench, pathOf } from './backendSupport'

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
const doors = {
  page: async (bench: ReturnType<typeof openBench>) => {
    const door = pageDoor(bench.backend, ORIGIN)
    await door.open()
    close = () => door.close()
  },
  node: async (bench: ReturnType<typeof openBench>) => {
    const door = nodeDoor(bench.backend)
    door.listen()
    close = () => door.close()
  },
}
const behind = async (name: keyof typeof doors) => {
  const bench = openBench({ persona: 'lucky' })
  await doors[name](bench)
  const headers = { authorization: `Bearer ${bench.backend.token()}` }
  return { ...bench, headers }
}

afterEach(async () => {
  await close?.()
  close = undefined
  vi.unstubAllGlobals()
})

describe.each(['page', 'node'] as const)('the %s door', (name) => {
  it('[MOCK-02] answers fetch from the world', async () => {
    const { headers } = await behind(name)
    const response = await post(DRAW, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ errcode: 0, propId: 50001 })
  })

  it('[MOCK-02] makes an error of a call that is in no contract', async () => {
    const { complaints } = await behind(name)
    const response = await post('/app/v1/receiveDrawChanse')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errcode: 1404 })
    expect(complaints).toEqual([expect.stringContaining('nearest: /app/v1/receiveDrawChance')])
  })

  it('[QA-01] fails as networks do', async () => {
    const { mock, headers } = await behind(name)
    mock.fault('getJackpotDrawInfo:offline*1,receiveDrawChance:lost*1')
    await expect(post(INFO)).rejects.toThrow(TypeError)
    await expect(post(DRAW, { headers })).rejects.toThrow(TypeError)
    expect(await (await post(DRAW, { headers })).json()).toEqual({ errcode: 1001 })
  })

  it('[QA-01] leaves a call unanswered until the caller gives up', async () => {
    const { mock } = await behind(name)
    mock.fault('getJackpotDrawInfo:hang*1')
    await expect(post(INFO, { signal: AbortSignal.timeout(30) })).rejects.toThrow(/timeout|abort/)
    expect((await post(INFO)).status).toBe(200)
  })

  it('[QA-01] cuts bodies, and sends pages of HTML', async () => {
    const { mock } = await behind(name)
    mock.fault('getJackpotDrawInfo:malformed*1')
    await expect((await post(INFO)).json()).rejects.toThrow(SyntaxError)
    mock.fault('getJackpotDrawInfo:empty*1')
    expect(await (await post(INFO)).text()).toBe('')
    mock.fault('getJackpotDrawInfo:http502*1')
    const page = await post(INFO)
    expect([page.status, await page.text()]).toEqual([502, expect.stringContaining('<!doctype html>')])
  })

  it('[MOCK-02] gives the network back when it closes', async () => {
    const own = globalThis.fetch
    await behind(name)
    await close?.()
    close = undefined
    expect(globalThis.fetch).toBe(own)
  })
})

describe('handlers before the world', () => {
  it('[MOCK-02] answer in its place until they are taken away', async () => {
    const bench = openBench()
    const door = pageDoor(bench.backend, ORIGIN)
    await door.open()
    close = () => door.close()
    door.network.use(http.post(ORIGIN + INFO, () => HttpResponse.json({ errcode: 7 })))
    expect(await (await post(INFO)).json()).toEqual({ errcode: 7 })
    door.network.resetHandlers()
    expect(await (await post(INFO)).json()).toMatchObject({ errcode: 0 })
  })
})

describe('what leaves the page', () => {
  it('[DEMO-01] a foreign host is an alarm and gets no connection', async () => {
    const { complaints } = await behind('page')
    await expect(fetch('http://elsewhere.invalid/app.js')).rejects.toThrow(TypeError)
    expect(complaints).toEqual(['http://elsewhere.invalid/app.js would have left the simulated world'])
  })

  it('[DEMO-01] assets of its own pass', async () => {
    const { complaints } = await behind('page')
    expect(await (await fetch(`${ORIGIN}/assets/x.webp`)).text()).toBe('from the network')
    expect(complaints).toEqual([])
    const elsewhere = `${ORIGIN.replace('localhost', '127.0.0.1')}/assets/x.webp`
    await expect(fetch(elsewhere)).rejects.toThrow(TypeError)
    expect(complaints).toEqual([`${elsewhere} would have left the simulated world`])
  })

  it('[LOG-01] a beacon reaches the world, by text and by blob', async () => {
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

  it('[DEMO-01] what the browser really loaded from elsewhere is an alarm too', async () => {
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
