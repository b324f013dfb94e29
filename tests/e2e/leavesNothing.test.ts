import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routing/routes'
import { openProduct } from '../journeys/app'
import { type CountingWindow, countRegistered, type Registered } from '../support/leaks'
import { linesLacking, restedTree } from '../support/restedTree'

const open = openProduct()

const CLOCK = '2026-01-01T12:00:00Z'

/** A page that shares nothing with the others. */
const ELSEWHERE = '/about-us'

/** Pages with a draft, which outlives them (docs/architecture.md): what was chosen is still chosen. */
const DRAFTS = ['/wallets']

const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':') && path !== ELSEWHERE)

/** Goes to another page as a link does: the document stays. */
const go = async (page: Page, path: string): Promise<string> => {
  await page.evaluate((to) => {
    // An entry of its own, as the router makes it: what is kept for another one is not this one's.
    history.pushState({ key: `entry ${history.length} ${performance.now()}`, idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  return restedTree(page)
}

/** Types into every field, and chooses something else in every choice. */
const change = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  for (const field of await main.getByRole('textbox').all()) {
    if (await field.isEditable()) await field.fill('12')
  }
  for (const role of ['radio', 'tab'] as const) {
    for (const choice of await main.getByRole(role).all()) {
      if ((await choice.isVisible()) && (await choice.isEnabled())) await choice.click({ force: true })
    }
  }
}

/** What has become more. */
const growth = (before: Registered, after: Registered): string[] =>
  Object.entries(after)
    .filter(([name, count]) => count > (before[name] ?? 0))
    .map(([name, count]) => `${name}: ${before[name] ?? 0}, then ${count}`)

describe('[ROUTE-15] a page that was changed and left', () => {
  it.each(paths)('%s is opened again as if for the first time, and leaves nothing registered', async (path) => {
    const { page } = await open({ persona: 'regular' }, ELSEWHERE, {}, async (fresh) => {
      await fresh.clock.setFixedTime(CLOCK)
      await fresh.addInitScript(countRegistered)
    })
    const registered = () => page.evaluate(() => (window as unknown as CountingWindow).registered())
    await restedTree(page)
    await go(page, path)
    await change(page)
    await go(page, ELSEWHERE)
    const before = await registered()
    const again = await go(page, path)
    // What the lobby draws of its shelves depends on what was near, and comes in turns once the page is idle.
    const isLobby = new URL(page.url()).pathname === '/'
    await go(page, ELSEWHERE)
    expect(growth(before, await registered()), 'registered after the second time').toEqual([])
    if (DRAFTS.includes(path) || isLobby) return
    await page.goto(new URL(path, page.url()).href)
    const first = await restedTree(page)
    expect({ more: linesLacking(again, first), less: linesLacking(first, again) }).toEqual({ more: [], less: [] })
  })
})

it('[ROUTE-15] what stays registered is told, and what is removed again is not', async () => {
  const { page } = await open({ persona: 'visitor' }, ELSEWHERE, {}, (fresh) => fresh.addInitScript(countRegistered))
  await restedTree(page)
  const registered = () => page.evaluate(() => (window as unknown as CountingWindow).registered())
  const before = await registered()
  await page.evaluate(() => {
    const nothing = () => undefined
    for (const target of [window, document, matchMedia('print')]) {
      target.addEventListener('change', nothing)
      target.removeEventListener('change', nothing)
    }
    const aborted = new AbortController()
    addEventListener('change', nothing, { signal: aborted.signal })
    aborted.abort()
    clearInterval(setInterval(nothing, 1000))
    const observer = new ResizeObserver(nothing)
    observer.observe(document.body)
    observer.disconnect()
  })
  expect(growth(before, await registered())).toEqual([])
  await page.evaluate(() => {
    addEventListener('storage', () => undefined)
    setInterval(() => undefined, 60_000)
    new IntersectionObserver(() => undefined).observe(document.body)
  })
  expect(growth(before, await registered())).toEqual([
    expect.stringMatching(/^Window storage: /),
    expect.stringMatching(/^interval: /),
    expect.stringMatching(/^IntersectionObserver: /),
  ])
})
