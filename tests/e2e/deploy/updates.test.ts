import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nothing } from '../../../src/platform/clock'
import { openBrowser } from '../../support/browser'
import {
  buildOf,
  calm,
  comeBack,
  countLoads,
  isInstalled,
  isWaiting,
  openHost,
  settled,
  visitInstalled,
} from '../../support/deploys'

const { visit } = openBrowser()

let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host?.close())
beforeEach(() => {
  host.deploy('v1')
  host.answer(null)
})

const installed = (path: string, prepare?: (page: Page) => Promise<unknown>) =>
  visitInstalled(visit, host.url + path, prepare)
/** The page has had the time for what it would do by itself. */
const rest = (page: Page) => page.waitForTimeout(6_000)

describe('[PWA-01] a deploy', () => {
  it('a deploy and its rollback each reach an open page by one load', async () => {
    const { page } = await installed('/')
    const v1 = await buildOf(page)
    const loads = countLoads(page)
    host.deploy('v2')
    await comeBack(page)
    await expect.poll(() => buildOf(page)).toBe(host.v2)
    await expect.poll(() => isInstalled(page)).toBe(true)
    host.deploy('v1')
    await comeBack(page)
    await expect.poll(() => buildOf(page)).toBe(v1)
    await rest(page)
    expect(loads()).toBe(2)
  })

  it('a deploy that alternates with the one before makes no loop', async () => {
    const { page } = await installed('/')
    const loads = countLoads(page)
    for (let turn = 0; turn < 4; turn++) {
      host.deploy(turn % 2 === 0 ? 'v2' : 'v1')
      // It may be loading just now.
      await page.evaluate(() => localStorage.removeItem('deployed-build')).catch(nothing)
      await comeBack(page).catch(nothing)
      await page.waitForTimeout(2_000)
      await page.waitForLoadState()
    }
    await rest(page)
    expect(loads()).toBeLessThanOrEqual(2)
  })

  it('a deploy reaches two tabs, each by one load, and the version file is read once', async () => {
    const { page } = await installed('/')
    const other = await page.context().newPage()
    await other.goto(`${host.url}/vip`)
    await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await settled(other)
    let reads = 0
    page.context().on('request', (request) => {
      if (request.url().endsWith('/version.json')) reads++
    })
    const loads = [countLoads(page), countLoads(other)]
    host.deploy('v2')
    await comeBack(page)
    await comeBack(other)
    await expect.poll(() => buildOf(page)).toBe(host.v2)
    await expect.poll(() => buildOf(other)).toBe(host.v2)
    await rest(page)
    expect(loads.map((count) => count())).toEqual([1, 1])
    expect(reads).toBe(1)
  })

  it('a deploy reaches a page whose storage throws at every access, once', async () => {
    const { page } = await installed('/vip', (opened) =>
      opened.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
      }),
    )
    const loads = countLoads(page)
    host.deploy('v2')
    await comeBack(page)
    // Without a storage all start-up pop-ups are shown at every start, and a deploy waits for them.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return buildOf(page)
      })
      .toBe(host.v2)
    await settled(page)
    host.deploy('v1')
    await comeBack(page)
    await rest(page)
    expect(loads()).toBe(1)
  })

  it('a deploy whose worker never takes over reaches the page all the same', async () => {
    const { page } = await installed('/', (opened) =>
      opened.addInitScript(() => {
        // What the page says to the waiting worker is lost.
        ServiceWorker.prototype.postMessage = () => undefined
      }),
    )
    host.deploy('v2')
    await comeBack(page)
    await expect.poll(() => buildOf(page), { timeout: 60_000 }).toBe(host.v2)
  })

  it('a deploy waits for an open dialog, and follows when it is closed', async () => {
    const { page } = await installed('/')
    await page.getByRole('button', { name: 'Log in' }).first().click()
    await page.getByRole('dialog').waitFor()
    host.deploy('v2')
    await comeBack(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    const loads = countLoads(page)
    await rest(page)
    expect(loads()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: /close/i }).first().click()
    await expect.poll(() => buildOf(page)).toBe(host.v2)
    expect(loads()).toBe(1)
  })
})

it('[ERR-03] a start that failed says so after three seconds; a version file that comes later still brings the new build', async () => {
  host.answer((path) => {
    if (!path.includes('/core-')) return null
    host.answer(null)
    host.deploy('v2')
    return { status: 404, body: '' }
  })
  const { page } = await visit(host.url, calm, (opened) =>
    opened.route('**/version.json', async (route) => {
      await opened.getByRole('heading', { name: 'We couldn’t connect' }).waitFor()
      await route.continue()
    }),
  )
  await expect.poll(() => buildOf(page)).toBe(host.v2)
})

it('[PWA-01] a version file that is the page of a host that answers everything changes nothing', async () => {
  const { page, complaints } = await installed('/')
  const loads = countLoads(page)
  host.answer((path) => (path === '/version.json' ? { body: '<!doctype html><p>hello</p>' } : null))
  await comeBack(page)
  await rest(page)
  expect(loads()).toBe(0)
  expect(complaints).toEqual([])
})

describe('a host that answers 200 and its page for every file', () => {
  const html = { body: '<!doctype html><title>Welcome</title><p>It works!</p>' }

  it('its pages do not get into the worker’s store: the old build goes on, also offline', async () => {
    const { page } = await installed('/')
    const v1 = await buildOf(page)
    host.deploy('v2')
    host.answer((path) => (path === '/sw.js' || path === '/version.json' ? null : html))
    await comeBack(page)
    await rest(page)
    expect(await isWaiting(page)).toBe(false)
    await page.context().setOffline(true)
    await page.reload()
    expect(await buildOf(page)).toBe(v1)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('a host that is repaired gives the new build', async () => {
    const { page } = await installed('/')
    host.deploy('v2')
    host.answer((path) => (path === '/sw.js' || path === '/version.json' ? null : html))
    await comeBack(page)
    await rest(page)
    host.answer(null)
    // An open page asks at most once a minute; one that starts asks at once.
    await expect.poll(() => page.reload().then(() => buildOf(page)), { timeout: 60_000, interval: 5_000 }).toBe(host.v2)
  })
})

it('a store that is broken all the same heals at the next start', async () => {
  const { page } = await installed('/')
  const v1 = await buildOf(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.endsWith('.js'))
          await cache.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
    }
  })
  await page.reload()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await expect.poll(() => page.locator('[data-painted]').count()).toBe(0)
  expect(await buildOf(page)).toBe(v1)
})
