import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routing/routes'
import { openProduct } from '../journeys/app'

const open = openProduct()

const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':') && !path.startsWith('/auth/'))

/** As a link of the app does, without a new document. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

describe('under the security policy of the product', () => {
  it.each(['regular', 'visitor'])('every page of a %s opens without an error', async (persona) => {
    const { page, complaints } = await open({ persona })
    const failed: string[] = []
    for (const path of paths) {
      await goTo(page, path)
      await page.waitForFunction(() => document.querySelector('main, dialog[open]') !== null)
      // Parts that load after the first paint fail later than the page.
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      if ((await page.getByText('Internal Server Error').count()) > 0) failed.push(path)
    }
    expect(failed).toEqual([])
    expect(complaints).toEqual([])
  })
})
