import { describe, expect, it } from 'vitest'
import { startServer } from '../../scripts/server.mjs'
import { countCalls, world } from '../e2e/demo'
import { openBrowser, phone } from '../support/browser'
import { openProduct } from './app'

const { visit } = openBrowser()
const open = openProduct()
/** Installs the service worker, which other tests do without. */
const installing = { ...phone, serviceWorkers: 'allow' } as const
/** Every file of the build is fetched, so these two take longer than other journeys. */
const INSTALLING = { timeout: 90_000 }
const LIMIT = { timeout: 150_000 }
const active = () => navigator.serviceWorker.ready.then((registration) => registration.active?.state)
const cachedPaths = async () => {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
  const requests = await Promise.all(caches.map((cache) => cache.keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

describe('with no network at all', () => {
  it(
    '[PWA-01] the product starts from its cache, which holds no API reply, and says what it lacks',
    LIMIT,
    async () => {
      const { page } = await open({ persona: 'regular' }, '/member', installing)
      await expect.poll(() => page.evaluate(active), INSTALLING).toBe('activated')
      // All requests of this visit go through the service worker.
      await page.reload()
      await page.getByRole('button', { name: 'Refresh balance' }).click()
      await page.getByText('Balance refreshed').first().waitFor()
      const cached = await page.evaluate(cachedPaths)
      expect(cached).toContain('/index.html')
      expect(cached.filter((path) => path.startsWith('/app/'))).toEqual([])

      await page.context().setOffline(true)
      await page.reload()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      expect(await page.getByTestId('balance').count()).toBe(0)
      await page.context().setOffline(false)
      // It tries again by itself.
      await page.getByTestId('balance').waitFor()
    },
  )

  it(
    '[PWA-01] [DEMO-01] the demo starts cold, on any page, when its server is gone: it draws a prize and plays a game',
    LIMIT,
    async () => {
      const server = await startServer({ dir: 'dist-demo', port: 0 })
      const { page } = await visit(world(server.url, { persona: 'lucky', draw: '2001#6' }), {
        ...installing,
        reducedMotion: 'reduce',
      })
      await page.getByTestId('balance').waitFor()
      await expect.poll(() => page.evaluate(active), INSTALLING).toBe('activated')
      const context = page.context()
      await page.close()
      await server.close()
      const cold = await context.newPage()
      const complaints: string[] = []
      cold.on('pageerror', (error) => complaints.push(error.message))
      await cold.goto(`${server.url}/activity/jackpot`)
      await cold.getByRole('button', { name: /^SPIN/ }).click()
      await cold.getByRole('dialog', { name: 'Congratulations' }).getByText('88.00 coins', { exact: true }).waitFor()
      expect(await countCalls(cold, 'receiveDrawChance')).toBe(1)
      await cold.goto(`${server.url}/no/such/page`)
      await cold.getByRole('heading', { name: 'Page Not Found' }).waitFor()
      await cold.goto(`${server.url}/game/start?gameId=1`)
      const game = cold.frameLocator('iframe')
      await game.getByRole('button', { name: 'Spin' }).click()
      await game.getByText(/You won|Paid|No win/).waitFor()
      expect(complaints).toEqual([])
    },
  )
})
