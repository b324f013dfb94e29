import { describe, expect, inject, it } from 'vitest'
import { startServer } from '../../scripts/server.mjs'
import { openBrowser } from '../support/browser'

const { visit } = openBrowser()
const ready = () => navigator.serviceWorker.ready.then(({ active }) => active?.state)
const heading = 'h1'

describe('with no network at all', () => {
  it.each([
    ['the product', inject('productUrl')],
    ['the demo', inject('demoUrl')],
  ])('[PWA-01] %s is kept by the visit and loads again, any page of it', async (_name, url) => {
    const { page } = await visit(url)
    await expect.poll(() => page.evaluate(ready)).toBe('activated')
    await page.context().setOffline(true)
    for (const path of ['/', '/jackpot', '/no/such/page']) {
      await page.goto(url + path)
      await page.locator(heading).first().waitFor({ state: 'attached' })
    }
  })

  it('[DEMO-01] the demo starts cold when its server is gone and every tab was closed', async () => {
    const server = await startServer({ dir: 'dist-demo', port: 0 })
    const { page } = await visit(server.url)
    await expect.poll(() => page.evaluate(ready)).toBe('activated')
    const context = page.context()
    await page.close()
    await server.close()
    const cold = await context.newPage()
    const complaints: string[] = []
    cold.on('pageerror', (error) => complaints.push(error.message))
    await cold.goto(server.url)
    await cold.locator('main').waitFor()
    expect(complaints).toEqual([])
  })
})

it('[ERR-02] an ornament whose code does not come takes nothing else with it', async () => {
  const { page } = await visit('about:blank', { viewport: { width: 1280, height: 800 } })
  let refused = 0
  await page.route(/\/assets\/LevelCard.*\.js/, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto(`${inject('demoUrl')}/?mock.persona=regular`)
  await page.getByTestId('balance').waitFor()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await page.getByTestId('balance').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Me', exact: true }).isVisible()).toBe(true)
})

describe.each([
  ['the product', inject('productUrl')],
  ['the demo', inject('demoUrl')],
])('%s under its own headers', (_name, url) => {
  it('starts without a breach of its policy', async () => {
    const { page, complaints } = await visit(url)
    await page.locator(heading).first().waitFor({ state: 'attached' })
    expect(complaints.filter((text) => /Content Security Policy|Trusted|Refused/.test(text))).toEqual([])
  })

  it('paints in the look of the last visit before any code has come', async () => {
    const { painted } = await withoutCode(url, { vip: '4', lang: 'ar', dir: 'rtl' })
    expect(painted).toEqual({ vip: '4', lang: 'ar', dir: 'rtl', frame: 'visitor', words: false, mains: 1 })
  })

  it('paints the default look, in words, on a first visit', async () => {
    const { painted } = await withoutCode(url, null)
    expect(painted).toEqual({ vip: '1', lang: 'en-US', dir: 'ltr', frame: 'visitor', words: true, mains: 1 })
  })

  it('[ERR-02] asks for the page again once when its code does not come, not for ever', async () => {
    const { loads } = await withoutCode(url, null)
    expect(loads).toBe(2)
  })
})

/** Loads the page while every script is missing and tells what stands there. */
async function withoutCode(url: string, look: { vip: string; lang: string; dir: string } | null) {
  const { page } = await visit(`${url}/robots.txt`)
  await page.evaluate((text) => text && localStorage.setItem('firstPaint', text), look && JSON.stringify(look))
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.goto(url)
  await page.waitForTimeout(1500)
  const painted = await page.evaluate(() => {
    const { dataset, lang, dir } = document.documentElement
    const mains = document.querySelectorAll('main').length
    return { vip: dataset['vip'], lang, dir, frame: dataset['frame'], words: dataset['wordless'] === undefined, mains }
  })
  return { loads, painted }
}
