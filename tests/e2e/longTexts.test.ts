import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routing/routes'
import { openProduct } from '../journeys/app'
import { phone } from '../support/browser'
import { withLongTexts } from '../support/longTexts'

const open = openProduct()

const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'))

/** As a hostile or careless backend sends it: no place to break a line. */
const LONG = 'W'.repeat(5_000)

const lengthen = (page: Page) =>
  page.route('**/app/v1/**', async (route) => {
    const answer = await route.fetch()
    const endpoint = new URL(route.request().url()).pathname.replace(/.*\//, '')
    const body = (await answer.text()) || '{}'
    await route.fulfill({ response: answer, json: withLongTexts(endpoint, JSON.parse(body), LONG) })
  })

/** Goes to another page without loading the app again. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  // What the page still loads may widen it for a moment.
  await page.waitForFunction(async () => {
    const sizeOf = () => `${document.body.innerText.length} ${document.documentElement.scrollWidth}`
    const before = sizeOf()
    await new Promise((resolve) => setTimeout(resolve, 500))
    return sizeOf() === before
  })
}

/** The texts that widen the page, each with its ancestors; empty if it cannot be moved sideways. */
const widening = (): string[] => {
  const { documentElement: page } = document
  if (page.scrollWidth <= page.clientWidth) return []
  const isLong = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue?.length ?? 0) > 4_000)
  const isOut = (element: Element) => element.getBoundingClientRect().right > page.clientWidth + 1
  const pathOf = (element: Element | null): string =>
    element === null || element === document.body ? '' : `${pathOf(element.parentElement)} ${element.tagName}`
  const found = [...document.body.querySelectorAll('*')].filter((element) => isLong(element) && isOut(element))
  return found.length > 0 ? [...new Set(found.map(pathOf))].slice(0, 8) : ['another element']
}

describe('5,000 letters without a space in every text of the replies', () => {
  it.each(['regular', 'visitor'])('[ROUTE-16] widen no page of a %s', async (persona) => {
    const { page, complaints } = await open(
      { persona },
      '/',
      { ...phone, viewport: { width: 320, height: 640 } },
      lengthen,
    )
    const wider: Record<string, string[]> = {}
    for (const path of paths) {
      await goTo(page, path)
      const wide = await page.evaluate(widening)
      if (wide.length > 0) wider[path] = wide
    }
    expect(wider).toEqual({})
    expect(complaints).toEqual([])
  })
})
