import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MockServer, startMockServer } from '../../mocks/network/adapters/http/server'
import { openBrowser, phone } from '../support/browser'

const { visit } = openBrowser()

let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ port: 0, persona: 'regular', clock: '2026-01-15T12:00:00Z' })
})
afterAll(() => server.stop())

const post = async <T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> =>
  (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>

/** Starts a game as the regular player of a world; returns its address. */
const start = async (world: string) => {
  const headers = { 'x-mock-world': world }
  const { token } = await post<{ token: string }>('/__mock/reset', { persona: 'regular' }, headers)
  const game = await post<{ url: string }>('/app/v1/startGame', { gameId: 1 }, { ...headers, authorization: token })
  return game.url
}

const betsOf = async (world: string) => {
  const response = await fetch(`${server.url}/__mock/ledger`, { headers: { 'x-mock-world': world } })
  const ledger = (await response.json()) as { kind: string; at: number; amount: number }[]
  return ledger.filter(({ kind, at }) => kind === 'bet' && at >= Date.parse('2026-01-15T12:00:00Z'))
}

describe('a game on the mock server', () => {
  it.each([
    ['default', ''],
    ['second', '&world=second'],
  ])('[MOCK-04] opens at the address from startGame; a spin reaches the world %s', async (world, query) => {
    const { page } = await visit(server.url + (await start(world)) + query, phone)
    const game = page.frameLocator('iframe')
    await game.getByRole('heading', { name: 'Lantern Dragon' }).waitFor()
    const before = (await betsOf(world)).length
    await game.getByRole('button', { name: 'Spin' }).click()
    await game.getByText(/No win this time|You won|Paid/).waitFor()
    expect((await betsOf(world)).length - before).toBe(1)
  })

  it('[MOCK-04] an app of another origin around it gets its messages, and says language and theme', async () => {
    const address = server.url + (await start('default'))
    const { page } = await visit(`${server.url}/__mock/health`, phone)
    const got = await page.evaluate(
      (url) =>
        new Promise<string>((resolve) => {
          const frame = document.createElement('iframe')
          frame.addEventListener('load', () => {
            const say = (message: object) =>
              frame.contentWindow?.postMessage({ mark: 'kismara-game', ...message }, new URL(url).origin)
            say({ type: 'theme', showType: 5 })
            say({ type: 'locale', locale: 'ar', dir: 'rtl' })
          })
          window.addEventListener('message', ({ data }) => data.type === 'ready' && resolve(data.type))
          frame.src = url
          document.body.append(frame)
        }),
      address.replace('localhost', '127.0.0.1'),
    )
    expect(got).toBe('ready')
    const around = page.frameLocator('iframe')
    await around.locator('html[data-vip="5"]').waitFor()
    await around.frameLocator('iframe').locator('html[lang="ar"][dir="rtl"]').waitFor()
    await around.frameLocator('iframe').getByRole('button', { name: 'تدوير' }).waitFor()
  })

  it('[MOCK-04] is not found elsewhere, and takes no call without its session', async () => {
    expect((await fetch(`${server.url}/games/poker/`)).status).toBe(404)
    expect(await post('/games/gameHello', { sessionId: 'g' })).toEqual({ errcode: 401 })
    expect(await post('/games/give', { grants: ['coin:1'] })).toMatchObject({ error: expect.any(String) })
  })
})
