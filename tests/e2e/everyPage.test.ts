import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routing/routes'
import { openProduct } from '../journeys/app'

const open = openProduct()

const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'))

describe('under the security policy of the product', () => {
  it.each(['regular', 'visitor'])('every page of a %s opens without an error', async (persona) => {
    const { page, complaints } = await open({ persona })
    const failed: string[] = []
    for (const path of paths) {
      // Parts that load after the first paint fail later than the page.
      await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      if ((await page.getByText('Internal Server Error').count()) > 0) failed.push(path)
    }
    expect(failed).toEqual([])
    expect(complaints).toEqual([])
  })
})
