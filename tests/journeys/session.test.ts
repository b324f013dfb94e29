import { describe, expect, it } from 'vitest'
import { nothing } from '../../src/platform/clock'
import { openProduct } from './app'

const open = openProduct()

describe('a session', () => {
  it('[SESS-03] ends on a 401: the login page replaces the one that was open', async () => {
    const { page, world } = await open({ persona: 'regular' }, '/member')
    await page.getByRole('button', { name: 'Refresh balance' }).waitFor()
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await world.fault('*:401')
    // Any call notices it: this one, unless one of the page itself is quicker and takes the button away.
    await page
      .getByRole('button', { name: 'Refresh balance' })
      .dispatchEvent('click', {}, { timeout: 2000 })
      .catch(nothing)
    await page.getByLabel('Mobile number').waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth/login')
    expect(await entries()).toBe(before)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByText('Log in to pick up where you left off.').waitFor()
  })

  it('[SESS-03] that ended on a tab of a page is taken up on that tab', async () => {
    const { page, world } = await open({ persona: 'regular' }, '/wallets?name=withdraw')
    const tab = page.getByRole('tab', { name: 'Withdraw', selected: true })
    await tab.waitFor()
    await world.fault('*:401')
    await page.reload()
    await page.getByText('Log in to pick up where you left off.').waitFor()
    await world.clearFaults()
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: 'Username' }).click()
    await main.getByRole('textbox', { name: 'Username' }).fill('regular')
    await main.getByLabel('Password', { exact: true }).fill('demo1234')
    await main.getByRole('button', { name: 'Log in' }).click()
    await tab.waitFor()
  })

  it('[SESS-01] ends when another tab signs out', async () => {
    const { page } = await open({ persona: 'regular' }, '/member')
    await page.getByTestId('balance').waitFor()
    const other = await page.context().newPage()
    await other.goto(new URL('/robots.txt', page.url()).href)
    await other.evaluate(() => localStorage.removeItem('token'))
    await page.waitForURL('**/auth/login')
    await page.getByText('the session ended in another tab').first().waitFor()
  })
})
