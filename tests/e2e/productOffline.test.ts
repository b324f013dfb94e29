import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openProduct } from '../journeys/app'
import { phone } from '../support/browser'

const open = openProduct()
/** Installs the service worker, which other tests do without. */
const installing = { ...phone, serviceWorkers: 'allow' } as const
/** Every file of the build is fetched. */
const INSTALLING = { timeout: 90_000 }
const active = () => navigator.serviceWorker.ready.then((registration) => registration.active?.state)
const cachedPaths = async () => {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
  const requests = await Promise.all(caches.map((cache) => cache.keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

it('[PWA-01] the product starts from its cache, which holds no API reply, and says what it lacks', async () => {
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
})

describe('[PWA-01] without a backend, after one visit', () => {
  const pages = [
    { path: '/terms-of-use', says: 'Terms of use' },
    { path: '/privacy-policy', says: 'Privacy policy' },
    { path: '/member/play', says: 'Responsible play' },
    { path: '/service', says: 'Customer support' },
  ]
  const opens = async (page: Page) => {
    for (const { path, says } of pages) {
      await page.goto(new URL(path, page.url()).href)
      await page.getByRole('heading', { level: 1, name: says }).waitFor()
      expect(await page.getByRole('heading', { name: 'We couldn’t connect' }).count()).toBe(0)
    }
  }

  it.each(['visitor', 'regular'])(
    'terms, privacy, responsible play and support open offline for a %s',
    async (persona) => {
      const { page } = await open({ persona }, '/', installing)
      await expect.poll(() => page.evaluate(active), INSTALLING).toBe('activated')
      await page.context().setOffline(true)
      await opens(page)
      await page.locator('a[href^="tel:"]').waitFor()
    },
  )

  it.each(['visitor', 'regular'])('they open for a %s while it answers 500', async (persona) => {
    const { page, world } = await open({ persona }, '/')
    await world.fault('*:http500')
    await opens(page)
  })
})
