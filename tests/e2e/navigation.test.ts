import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

describe('[ROUTE-14] the pages of activities', () => {
  it.each([
    ['/activity/sign-in', 'Daily check-in'],
    ['/activity/slotshack', 'Slots challenge'],
  ])('%s sends a visitor to login, and then to the requested page', async (path, title) => {
    const { page, complaints } = await visit(world(demo, { persona: 'visitor' }, path))
    await page.waitForURL('**/auth/login')
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: 'Username' }).click()
    await main.getByRole('textbox', { name: 'Username' }).fill('regular')
    await main.getByLabel('Password', { exact: true }).fill('demo1234')
    await main.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(complaints).toEqual([])
  })

  it.each(['/activity/jackpot', '/activity/follow', '/member/profile'])('%s is open to a visitor', async (path) => {
    const { page } = await visit(world(demo, { persona: 'visitor' }, path))
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.title !== '')
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

describe('[ROUTE-15] going back', () => {
  it('restores the scroll position; a new page starts at the top', async () => {
    const { page } = await visit(world(demo, { persona: 'regular' }))
    await page.getByText('Continue playing').waitFor()
    // Test the app's scroll restoration, not the browser's.
    await page.evaluate(() => {
      history.scrollRestoration = 'manual'
    })
    const scroll = () =>
      page.evaluate(() => {
        window.scrollTo(0, 400)
        return window.scrollY
      })
    // The list below grows while scrolling.
    await expect.poll(scroll).toBe(400)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /\bMe$/ }).click()
    await page.getByRole('button', { name: /^Settings/ }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  })
})

describe('[MODAL-07] the history of what was opened and closed', () => {
  const open = async () => {
    const { page, complaints } = await visit(world(demo, { persona: 'lucky' }), { ...phone, reducedMotion: 'reduce' })
    // Before the guard, which may keep the event to itself.
    await page.evaluate(() =>
      addEventListener('popstate', () => Object.assign(window, { arrived: true }), { capture: true }),
    )
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    await cabinet.waitFor()
    return { page, complaints, cabinet }
  }

  it('keeps a page that is opened while the entry of a closed modal is on its way out', async () => {
    const { page, complaints, cabinet } = await open()
    await page.evaluate(() => {
      const { back } = History.prototype
      History.prototype.back = function (this: History) {
        back.call(this)
        document.querySelector<HTMLElement>('nav a[href="/vip"]')?.click()
      }
    })
    await cabinet.getByRole('button', { name: 'Close' }).click()
    await page.waitForFunction(() => 'arrived' in window)
    await page.getByRole('heading', { level: 1, name: 'VIP club' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/vip')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  it('leads back in one step from a page that was opened in a modal', async () => {
    const { page, cabinet } = await open()
    await cabinet.getByRole('link', { name: /^Deposit/ }).click()
    // At once, while a closed modal's entry would still be kept.
    await page.waitForFunction(() => {
      const isOpened = location.pathname === '/wallets' && !document.querySelector('dialog[open]')
      if (isOpened) history.back()
      return isOpened
    })
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' })
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  it('leads one step back from a form that is saved as soon as it can be', async () => {
    const { page } = await visit(world(demo, { persona: 'vip3' }, '/wallets/card/list'))
    await page.getByRole('link', { name: /^Add a card/ }).click()
    for (const label of ['Account number', 'Type the number again']) await page.getByLabel(label).fill('100000000001')
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bank cards' }).waitFor()
    // A second step back would come some frames after the first.
    await page.waitForTimeout(200)
    expect(new URL(page.url()).pathname).toBe('/wallets/card/list')
  })

  it('a page that replaces itself below a modal is replaced once, and stays so when another is opened', async () => {
    const { page, cabinet } = await open()
    // What the router does when a filter is chosen.
    const filter = (word: string) =>
      page.evaluate((to) => history.replaceState({ usr: null, key: to, idx: 0 }, '', `/?filter=${to}`), word)
    const close = () => cabinet.getByRole('button', { name: 'Close' }).click()
    await filter('one')
    await close()
    await page.waitForFunction(() => history.state?.key === 'one' && !history.state.heldBack)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    await cabinet.waitFor()
    await filter('two')
    await close()
    await page.waitForFunction(() => history.state?.key === 'two' && !history.state.heldBack)
    expect(page.url()).toMatch(/filter=two$/)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })
})
