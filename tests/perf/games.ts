import type { Browser } from 'playwright'
import { startProduct } from '../support/productSite'
import { forget, record, recorded } from './load/observe'
import { atMost, ofFloor, type Row, row } from './rows'
import { onPhone, progress, type Stage, slowDown } from './stage'

const GAMES = { many: 10_000, few: 320 }
const HALF_SCREENS = 60
const MOST_ELEMENTS = 250
const GRID = 'section[aria-label="All games"]'

interface Scrolled {
  readonly elements: number
  readonly longTasks: number
  /** How far it went, as a check that it moved. */
  readonly screens: number
}

/** Budgets 9 and 10: the lobby with 10,000 games beside the usual number, scrolled on a slow phone. */
export async function measureGames({ browser }: Stage): Promise<Row[]> {
  progress('10,000 games')
  const many = await scrolled(browser, GAMES.many)
  const few = await scrolled(browser, GAMES.few)
  const name = `${GAMES.many.toLocaleString('en-US')} games, scrolled`
  return [
    row(`${name}: most elements in the grid`, many.elements, atMost(MOST_ELEMENTS)),
    row(`${name}: elements beside ${GAMES.few} games`, many.elements, ofFloor(1.4), few.elements),
    row(`${name}: long tasks at 4x`, many.longTasks, atMost(0), few.longTasks),
    row(`${name}: screens`, many.screens, null, few.screens),
  ]
}

async function scrolled(browser: Browser, games: number): Promise<Scrolled> {
  const site = await startProduct({ persona: 'visitor', games })
  try {
    return await onPhone(browser, site, async (page) => {
      await record(page)
      await page.goto(site.url, { waitUntil: 'networkidle' })
      const grid = page.locator(GRID)
      await grid.scrollIntoViewIfNeeded()
      // The windowed grid comes when it is near.
      await page.waitForTimeout(1500)
      await slowDown(page)
      await forget(page)
      const seen = await grid.evaluate(scroll, HALF_SCREENS)
      return { ...seen, longTasks: (await recorded(page)).longTasks.length }
    })
  } finally {
    await site.close()
  }
}

/** Runs in the page: half a screen at a time, a third of a second apart. */
async function scroll(grid: Element, times: number): Promise<Omit<Scrolled, 'longTasks'>> {
  const from = scrollY
  let elements = 0
  for (let time = 0; time < times; time++) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    elements = Math.max(elements, grid.querySelectorAll('*').length)
  }
  return { elements, screens: (scrollY - from) / innerHeight }
}
