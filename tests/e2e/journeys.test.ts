import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { countCalls, fault, world } from './demo'
import { ownClock, stopClock } from './jackpot/page'

const { visit } = openBrowser()
const demo = inject('demoUrl')
/** Only in the running app, with data of the world. */
const GAME = 'a[href^="/game/start"]'

describe('a player', () => {
  it('[AUTH-03] sees form errors, keeps the input and does not submit twice', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, '/auth/login?type=account'), phone, ownClock)
    const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await submit.click()
    await page.getByText('Enter your username.').waitFor()
    await page.getByText('Enter your password.').waitFor()
    expect(await countCalls(page, 'accountLogin')).toBe(0)
    await page.getByRole('textbox', { name: 'Username' }).fill('regular')
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    // Slow enough that the second press comes while the first is in flight.
    await fault(page, 'accountLogin:slow=1000*1')
    await stopClock(page)
    await submit.dblclick()
    await expect.poll(() => countCalls(page, 'accountLogin')).toBe(1)
    await page.clock.runFor(1000)
    await page.clock.resume()
    await page.getByText('Incorrect username or password.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('regular')
    expect(await countCalls(page, 'accountLogin')).toBe(1)
  })

  it('[ACT-03] reads what a game is from its tile, and is sent to login to play it', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }))
    await page.locator(GAME).first().click()
    const sheet = page.getByRole('dialog', { name: 'About this game' })
    await sheet.getByText('Return to player (RTP)').waitFor()
    await sheet.getByRole('link', { name: 'Log in to play' }).click()
    await page.waitForURL('**/auth/login')
  })
})

describe('what goes wrong', () => {
  it('[ROUTE-13] shows Page Not Found with the path, for unknown paths and for bad params', async () => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, '/no/such/page'))
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    await page.getByText('/no/such/page').waitFor()
    for (const path of [
      '/game/start',
      '/game/start?gameId=x',
      '/game/start?gameId=1&tryIt=7',
      '/agent?tabActive=99',
      '/feedback/record/x',
    ]) {
      await page.goto(`${demo}${path}`)
      await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    }
  })

  it('[SESS-03] leads to the login page on a 401 of preLogin, and stays signed out', async () => {
    const { page } = await visit(world(demo, { persona: 'regular', fault: 'preLogin:401*1' }, '/member'))
    await page.waitForURL('**/auth/login')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
  })
})

describe('the page itself', () => {
  const pages = [
    ['/', 'regular', (page: Page) => page.locator(GAME)],
    ['/member', 'regular', (page: Page) => page.getByRole('button', { name: 'Refresh balance' })],
    ['/auth/login', 'visitor', (page: Page) => page.getByLabel('Mobile number')],
    ['/no/such/page', 'visitor', (page: Page) => page.getByRole('heading', { name: 'Page Not Found' })],
    ['/activity/jackpot', 'regular', (page: Page) => page.getByRole('button', { name: /^SPIN|No spins left/ })],
  ] as const
  // A new page for each: Chromium 156 sometimes fires no timers after navigating between busy pages.
  it.each(pages)('[ROUTE-16] %s has no sideways scroll at 320, 390 and 1280 px', async (path, persona, shown) => {
    const { page } = await visit(world(demo, { persona }, path), { ...phone, viewport: { width: 320, height: 844 } })
    await shown(page).first().waitFor()
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      // A mobile viewport grows with overflowing content, so compare with the requested width.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  it('[ROUTE-15] sets the title and moves the focus to the new page heading', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }))
    await page.getByRole('link', { name: /\bMe$/ }).click()
    await expect.poll(() => page.title()).toBe('Me · Kismara')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Home · Kismara')
  })
})
