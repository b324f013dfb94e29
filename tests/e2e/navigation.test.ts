import { describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

describe('[ROUTE-14] the pages of activities', () => {
  it.each([
    ['/activity/sign-in', 'Free sign-in'],
    ['/activity/slotshack', 'Slots hack'],
  ])('%s sends a visitor to login, and then to the requested page', async (path, title) => {
    const { page, complaints } = await visit(world(demo, { persona: 'visitor' }, path))
    await page.waitForURL('**/auth/login')
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: 'Account' }).click()
    await main.getByRole('textbox', { name: 'Account' }).fill('regular')
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
    await page.getByText('Recently played').waitFor()
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).click()
    await page.getByRole('switch', { name: 'Reduce motion' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  })
})
