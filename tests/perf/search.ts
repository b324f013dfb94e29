import type { Page } from 'playwright'
import { startProduct } from '../support/productSite'
import { median } from './measure'
import { atMost, type Row, row } from './rows'
import { onPhone, progress, type Stage, slowDown } from './stage'

const GAMES = 10_000
const WORDS = 'lantern dragn'
/** Between two letters of someone who types fast, ms. */
const PACE = 120

/** From a keystroke to the next paint, with 10,000 games on a slow phone. */
export async function measureSearch({ browser }: Stage): Promise<Row[]> {
  progress(`the search, ${GAMES} games`)
  const site = await startProduct({ persona: 'visitor', games: GAMES })
  try {
    const delays = await onPhone(browser, site, async (page) => {
      await page.goto(`${site.url}/game/search`, { waitUntil: 'networkidle' })
      const field = page.getByRole('searchbox')
      await field.fill('a')
      await page.getByRole('link', { name: /./ }).first().waitFor()
      await field.fill('')
      await slowDown(page)
      return typed(page, () => field.pressSequentially(WORDS, { delay: PACE }))
    })
    const name = `search of ${GAMES.toLocaleString('en-US')} games at 4x: keystroke to paint, ms`
    return [row(name, median(delays), atMost(50)), row(`${name}, the slowest`, Math.max(...delays), null)]
  } finally {
    await site.close()
  }
}

/** Keystroke to paint of each letter, ms, to eight as browsers report it. */
async function typed(page: Page, type: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    const watch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') delays.push(duration)
    })
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await type()
  await page.waitForTimeout(1000)
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays)
  // What is quicker than the threshold is not reported.
  return [...delays, ...Array<number>(Math.max(0, WORDS.length - delays.length)).fill(16)]
}
