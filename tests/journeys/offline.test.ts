import { describe, expect, it } from 'vitest'
import { startServer } from '../../scripts/server.mjs'
import { countCalls, world } from '../e2e/demo'
import { openBrowser, phone } from '../support/browser'

const { visit } = openBrowser()
/** Installs the service worker, which other tests do without. */
const installing = { ...phone, serviceWorkers: 'allow' } as const

/** Every file of the build is fetched, so this takes longer than other journeys. */
const INSTALLING = { timeout: 90_000 }
const LIMIT = { timeout: 150_000 }
const active = () => navigator.serviceWorker.ready.then((registration) => registration.active?.state)
describe('with no network at all', () => {
  it(
    '[PWA-01] [DEMO-01] the demo starts cold, on any page, when its server is gone: it draws a prize and plays a game',
    LIMIT,
    async () => {
      const server = await startServer({ dir: 'dist-demo', port: 0, compressed: false })
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
