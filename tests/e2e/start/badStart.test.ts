import type { Page, Route } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../../support/browser'
import { culprits, watchShifts } from '../../support/shifts'
import { ownClock } from '../jackpot/page'
import { GAMES, openWorld } from './product'

const { visit } = openBrowser()
const product = inject('productUrl')

type World = ReturnType<typeof openWorld>

/** Opens the lobby of a world under a condition. */
const start = (world: World, prepare?: (page: Page) => Promise<unknown>) =>
  visit(product, { ...phone, until: 'commit' }, async (page) => {
    await Promise.all([world.serve(page), watchShifts(page)])
    await prepare?.(page)
  })

const complete = (page: Page) => page.locator(GAMES).first().waitFor()
const count = ({ asked }: World, name: string) => asked.filter((call) => call === name).length
const never = () => new Promise<void>(() => undefined)

describe('the calls that the page sends early', () => {
  it.each(['visitor', 'regular'])('are sent once each for a %s', async (persona) => {
    const world = openWorld(persona)
    const { page, complaints } = await start(world)
    await complete(page)
    expect(world.asked.slice(0, 2)).toEqual(['appConfig', 'preLogin'])
    expect([count(world, 'appConfig'), count(world, 'preLogin')]).toEqual([1, 1])
    expect(complaints).toEqual([])
  })

  it('are none in the demo', async () => {
    const sent: string[] = []
    const { page } = await visit(`${inject('demoUrl')}/?mock.seed=7&mock.latency=none`, phone, async (opened) =>
      opened.on('request', (request) => sent.push(new URL(request.url()).pathname)),
    )
    await complete(page)
    expect(sent.filter((path) => path.startsWith('/app/'))).toEqual([])
  })

  it.each(['offline', 'http500', 'malformed', '401'])(
    'early calls that fail (%s) show the retry page, and a retry helps',
    async (what) => {
      const world = openWorld('regular')
      world.fault(`appConfig:${what}*1`)
      const { page } = await start(world)
      await page.getByRole('heading', { name: 'We couldn’t connect' }).waitFor()
      await page.getByRole('button', { name: 'Try again' }).click()
      await complete(page)
      expect(count(world, 'appConfig')).toBe(2)
      await page.getByTestId('balance').waitFor()
    },
  )

  it('early calls that are all answered 401 end the session, and a retry opens the lobby for a visitor', async () => {
    const world = openWorld('regular')
    world.fault('*:401')
    const { page } = await start(world)
    await page.getByRole('heading', { name: 'We couldn’t connect' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
    world.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    expect(await page.getByRole('heading', { name: 'We couldn’t connect' }).count()).toBe(0)
  })

  it('early calls that hang end after 10 s', async () => {
    const world = openWorld('visitor')
    world.fault('appConfig:hang*1')
    const { page } = await start(world, ownClock)
    await page.locator('[data-painted]').waitFor({ state: 'detached' })
    const failed = page.getByRole('heading', { name: 'We couldn’t connect' })
    const pass = () => page.clock.runFor(250).then(() => failed.count())
    await expect.poll(pass, { interval: 50 }).toBe(1)
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(10_000)
  })

  it.each(['401', 'errcode401'])('early calls that answer %s end the session and lead to login', async (what) => {
    const world = openWorld('regular')
    world.fault(`preLogin:${what}*1`)
    const { page } = await start(world)
    await page.waitForURL('**/auth/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor()
  })
})

/** Keeps files from coming, or answers them otherwise. */
const route = (pattern: string, answer: (route: Route) => Promise<void>) => (page: Page) => page.route(pattern, answer)

const store = (value: string) => (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('firstPaint', text), value)

const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })

const slowNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const throughput = (400 * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

describe('the lobby appears, and nothing jumps', () => {
  const conditions = [
    { what: 'on a slow network', prepare: slowNetwork },
    { what: 'without art', prepare: route('**/*.webp', never) },
    { what: 'with art that fails', prepare: route('**/*.webp', (held) => held.abort()) },
    { what: 'without fonts', prepare: route('**/*.woff2', never) },
    { what: 'with the look that an older build stored', prepare: store('{"vip":"3","lang":"ar","dir":"rtl"}') },
  ]

  it.each(conditions)('$what', async ({ prepare }) => {
    const { page } = await start(openWorld('regular'), prepare)
    await page.locator('[data-painted] main').waitFor()
    await complete(page)
    await page.getByTestId('balance').waitFor()
    const look = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
    expect(look).toEqual(['en-US', 'ltr'])
    expect(await culprits(page)).toEqual([])
  })

  it('without storage, for a visitor', async () => {
    const world = openWorld('visitor')
    const { page } = await visit(product, { ...phone, popups: true, until: 'commit' }, async (opened) => {
      await opened.route('**/app/v1/**', world.answer)
      await watchShifts(opened)
      await withoutStorage(opened)
    })
    await page.locator('[data-painted] [data-tap="hero"]').waitFor()
    await complete(page)
    expect(await culprits(page)).toEqual([])
  })
})

describe('without JavaScript', () => {
  it('the page says so in every language and shows a way to help', async () => {
    const { page } = await visit(product, { ...phone, popups: true, javaScriptEnabled: false })
    await page.getByRole('heading', { level: 1, name: 'Kismara' }).waitFor()
    expect(await page.locator('main p').count()).toBe(5)
    expect(await page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.getByRole('link').getAttribute('href')).toMatch(/^https:/)
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).textAlign)).toBe('center')
  })
})
