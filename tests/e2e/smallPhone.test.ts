import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { routes } from '../../src/app/routing/routes'
import { openProduct } from '../journeys/app'
import { openBrowser, phone } from '../support/browser'
import { linesLacking, restedTree } from '../support/restedTree'

const open = openProduct()
const { visit } = openBrowser()

const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'))

/** A control or heading of the tree with its name, without its state. */
const named = /^- ((?:button|link|textbox|searchbox|combobox|radio|checkbox|switch|tab|heading) "[^"]+")/

const namesAt = async (page: Page, width: number): Promise<string> => {
  // So high that nothing is left out for being below the screen.
  await page.setViewportSize({ width, height: 4000 })
  const tree = await restedTree(page)
  // The jackpot's amounts, which are part of its name, move on.
  return tree
    .replaceAll(/[\d.,]*\d/g, '#')
    .split('\n')
    .flatMap((line) => named.exec(line.trim())?.[1] ?? [])
    .join('\n')
}

/** What has a name at 390 px and none at 320 px. */
const lostNames = async (page: Page): Promise<string[]> =>
  linesLacking(await namesAt(page, 390), await namesAt(page, 320))

it.each(['regular', 'visitor'])(
  '[ROUTE-16] at 320 px a %s finds everything that has a name at 390',
  async (persona) => {
    const { page } = await open({ persona })
    const lost: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(new URL(path, page.url()).href)
      const names = await lostNames(page)
      // How many games of its shelves the lobby draws depends on what was near.
      const missing = new URL(page.url()).pathname === '/' ? names.filter((name) => !name.startsWith('link ')) : names
      if (missing.length > 0) lost[path] = missing
    }
    expect(lost).toEqual({})
  },
)

it('[ROUTE-16] a name that is gone at 320 px is told, a smaller control is not', async () => {
  const { page } = await visit('about:blank', phone)
  await page.setContent(`
    <meta name="viewport" content="width=device-width">
    <style>@media (width < 360px) { .gone { display: none } .small { font-size: 10px } }</style>
    <button class="gone">Deposit</button><button class="small">Play</button>`)
  expect(await lostNames(page)).toEqual(['button "Deposit"'])
})
