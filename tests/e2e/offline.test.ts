import type { Page } from 'playwright'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { chunkOf } from '../support/chunkOf'
import { held } from '../support/held'
import { startProduct } from '../support/productSite'

const { visit } = openBrowser()
/** Installs the service worker, which other tests do without. */
const installing = { ...phone, serviceWorkers: 'allow' } as const
const ready = () => navigator.serviceWorker.ready.then(({ active }) => active?.state)
/** Only in the running app, with data of the world. */
const GAME = 'a[href^="/game/start"]'

describe('with no network at all', () => {
  it('[PWA-01] a language is installed once it is read, as a whole', async () => {
    const site = await startProduct({ persona: 'visitor' })
    onTestFinished(site.close)
    const { page } = await visit(`${site.url}/robots.txt`, installing)
    await page.context().addCookies([{ name: 'locale', value: 'pt-BR', url: site.url }])
    await page.goto(site.url)
    await expect.poll(() => page.evaluate(ready)).toBe('activated')
    const texts = () => cachedPaths(page).then((paths) => paths.filter((path) => path.includes('/language/')))
    await expect.poll(async () => (await texts()).length).toBeGreaterThan(8)
    expect((await texts()).filter((path) => !path.startsWith('/assets/language/pt-BR/'))).toEqual([])

    await page.context().setOffline(true)
    // A page, and texts, that this visit has not asked for.
    await page.goto(`${site.url}/no/such/page`)
    await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor()
  })
})

it('[ERR-02] an optional part whose chunk fails breaks nothing else', async () => {
  const { page } = await visit('about:blank', { viewport: { width: 1280, height: 800 } })
  let refused = 0
  await page.route(`**/${chunkOf('dist-demo', '/LevelCard.tsx')}`, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto(`${inject('demoUrl')}/?mock.persona=regular`)
  await page.getByTestId('balance').waitFor()
  await expect.poll(() => refused).toBeGreaterThan(0)
  // A failure would unmount the page within the next frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
  expect(await page.getByTestId('balance').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: /\bMe$/ }).isVisible()).toBe(true)
})

describe.each([
  ['the product', inject('productUrl')],
  ['the demo', inject('demoUrl')],
])('%s under its own headers', (_name, url) => {
  it('starts without CSP violations', async () => {
    const { page, complaints } = await visit(url, installing)
    // There is no backend here, so start-up fails.
    await page
      .locator(GAME)
      .or(page.getByRole('button', { name: 'Try again' }))
      .first()
      .waitFor()
    expect(complaints.filter((text) => /Content Security Policy|Trusted|Refused/.test(text))).toEqual([])
  })

  it('paints theme and language of the last visit before any code has loaded', async () => {
    expect(await beforeCode(url, { vip: '4', locale: 'ar' })).toEqual({
      vip: '4',
      lang: 'ar',
      dir: 'rtl',
      hero: 'انضم إلينا',
      mains: 1,
    })
  })

  it('paints the default theme on a first visit', async () => {
    expect(await beforeCode(url, null)).toEqual({ vip: '1', lang: 'en-US', dir: 'ltr', hero: 'Sign up', mains: 1 })
  })

  it('[ERR-02] reloads the page once when its code fails to load, not forever', async () => {
    let loads = 0
    const { page } = await visit(`${url}/robots.txt`)
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    page.on('domcontentloaded', () => loads++)
    await page.goto(url)
    await page.getByRole('heading', { name: 'We couldn’t connect' }).waitFor()
    expect(loads).toBe(2)
  })
})

it('[ERR-02] a page that is being left does not reload itself when its code fails', async () => {
  const { page } = await visit(`${inject('productUrl')}/robots.txt`)
  const code = held(/\/assets\/.*\.js/)
  const answer = held('**/slow')
  await code.hold(page)
  await answer.hold(page)
  const asked = page.waitForRequest(/\/assets\/.*\.js/)
  await page.goto(inject('productUrl'), { waitUntil: 'commit' })
  await asked
  await page.context().route('**/slow', (route) => route.fulfill({ body: 'there' }))
  const left = page.waitForRequest('**/slow')
  const there = page.evaluate(() => location.assign('/slow')).then(() => page.waitForURL('**/slow'))
  await left
  const failed = page.waitForEvent('requestfailed')
  await page.context().route(/\/assets\/.*\.js/, (route) => route.abort())
  code.release()
  await failed
  answer.release()
  await there
  expect(await page.textContent('body')).toBe('there')
})

/** Opens the page as after an earlier visit, before its code has come. */
async function beforeCode(url: string, last: { vip: string; locale: string } | null) {
  const { page } = await visit(`${url}/robots.txt`)
  if (last) {
    await page.context().addCookies([{ name: 'locale', value: last.locale, url }])
    const paint = JSON.stringify({ vip: last.vip, waiting: false, played: false })
    await page.evaluate((text) => localStorage.setItem('firstPaint', text), paint)
  }
  await held(/\/assets\/.*\.js/).hold(page)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('main [data-tap="hero"]').waitFor()
  return page.evaluate(() => {
    const { dataset, lang, dir } = document.documentElement
    const mains = document.querySelectorAll('main').length
    const hero = document.querySelector('main [data-tap="hero"]')?.textContent
    return { vip: dataset['vip'], lang, dir, hero, mains }
  })
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
}
