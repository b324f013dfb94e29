import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isRoute, routeTable } from '../../src/app/routing/matchRoute'
import { AuthStore } from '../../src/stores/auth/AuthStore'
import { GameStore } from '../../src/stores/game/GameStore'
import { openApp } from '../support/app'

beforeAll(() => routeTable.preload())

const platform = { location: { origin: 'https://own.test', open: vi.fn() } }

describe('[ROUTE-14] after login', () => {
  it.each([
    ['/member', '/member'],
    ['/wallets?name=withdraw&back=1', '/wallets?name=withdraw&back=1'],
    ['/feedback/record/7', '/feedback/record/7'],
    ['/no/such/page', '/'],
    ['/wallets?name=other', '/'],
    ['/feedback/record/x', '/'],
    ['https://own.test//evil.test', '/'],
    ['https://evil.test/member', '/'],
    ['javascript:alert(1)', '/'],
    ['blob:https://own.test/member', '/'],
    [undefined, '/'],
    [{ pathname: '/member' }, '/'],
  ])('a visitor going to %j lands on %j', (from, landing) => {
    const { root } = openApp({ persona: 'visitor', platform })
    expect(root.feature(AuthStore).landing(from, isRoute)).toBe(landing)
  })
})

describe("[GAME-02] a game's address", () => {
  /** Starts a game at the URL that a server returns. */
  const startAt = async (given: string | null, ownGames: boolean, gameHosts?: string[]) => {
    const { root } = openApp({ ownGames, platform, ...(gameHosts && { config: { gameHosts } }) })
    const game = root.feature(GameStore)
    const { api } = root
    const call = api.call.bind(api)
    if (given !== null) {
      vi.spyOn(api, 'call').mockImplementation((async (...args: Parameters<typeof call>) => {
        const outcome = await call(...args)
        return outcome.ok ? { ...outcome, value: { ...outcome.value, url: given } } : outcome
      }) as typeof api.call)
    }
    await game.enter(1, false)
    return game.phase
  }

  it('of our own origin runs in the demo only', async () => {
    expect(await startAt(null, true)).toMatchObject({ name: 'running', url: expect.stringMatching(/^\/games\//) })
    const refused = { name: 'failed', message: { keys: ['game.badAddress'] } }
    expect(await startAt(null, false)).toMatchObject(refused)
    expect(await startAt('https://own.test/games/slot/', false)).toMatchObject(refused)
  })

  it.each([true, false])('of a foreign host runs, whether own games may (%s)', async (ownGames) => {
    const phase = await startAt('https://games.test/slot?code=1', ownGames)
    expect(phase).toMatchObject({ name: 'running', url: 'https://games.test/slot?code=1' })
  })

  it('of a foreign host runs only where the delivery names that host, if it names any', async () => {
    const given = 'https://games.test/slot?code=1'
    expect(await startAt(given, false, ['https://games.test'])).toMatchObject({ name: 'running', url: given })
    expect(await startAt(given, false, ['https://other.test'])).toMatchObject({ name: 'failed' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://own.test/x', 'https://own.test//evil.test'])(
    'is refused where it is %j, also in the demo',
    async (given) => {
      expect(await startAt(given, true)).toMatchObject({ name: 'failed', message: { keys: ['game.badAddress'] } })
    },
  )
})
