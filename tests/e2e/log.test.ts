import type { Page } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import type { ClientEvent } from '../../src/contract/core/log'
import { openBrowser } from '../support/browser'
import { startProduct } from '../support/productSite'

const { visit } = openBrowser()

/** Follows a link of the tab bar; the page has arrived, and is logged, once its heading has the focus. */
const goTo = async (page: Page, path: string) => {
  await page.locator(`nav a[href="${path}"]`).last().click()
  await page.waitForURL(`**${path}`)
  await page.locator('main:focus, main h1:focus').waitFor({ state: 'attached' })
}

it('[LOG-01] loses no event and sends none twice: the page is left, the network goes, and both return', async () => {
  const site = await startProduct({ persona: 'regular' })
  onTestFinished(site.close)
  /** The pages that the backend knows to have been viewed, in the order of arrival. */
  const viewed = () =>
    site
      .calls('appEventLogClient')
      // The product's own request.
      .flatMap(({ request }) => (request as { eventList: ClientEvent[] }).eventList)
      .filter(({ eventName }) => eventName === 'page_view')
      .map(({ eventInterfaceId }) => eventInterfaceId)
  const { page } = await visit(`${site.url}/robots.txt`)
  await page.evaluate((token) => localStorage.setItem('token', token), site.token ?? '')

  await page.goto(`${site.url}/member`)
  await expect.poll(viewed).toEqual(['/member'])
  await goTo(page, '/vip')
  await goTo(page, '/bonus')
  // Leaves at once: what waits goes as a beacon.
  await page.goto(`${site.url}/robots.txt`)
  await expect.poll(viewed).toEqual(['/member', '/vip', '/bonus'])

  await page.goto(`${site.url}/vip`)
  await goTo(page, '/bonus')
  await goTo(page, '/vip')
  const online = ['/member', '/vip', '/bonus', '/vip', '/bonus', '/vip']
  await expect.poll(viewed).toEqual(online)
  await page.context().setOffline(true)
  await goTo(page, '/bonus')
  await goTo(page, '/vip')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('events')?.split('page_view').length)).toBe(3)
  expect(viewed()).toEqual(online)

  // The tab is closed offline; the next one sends what was kept.
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`${site.url}/member`)
  const all = [...online, '/bonus', '/vip', '/member']
  await expect.poll(viewed).toEqual(all)
  await goTo(next, '/vip')
  await expect.poll(viewed).toEqual([...all, '/vip'])
  expect(await next.evaluate(() => localStorage.getItem('events'))).toBeNull()
})
