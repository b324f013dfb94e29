import type { Browser, CDPSession } from 'playwright'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { startServer } from '../../../scripts/server.mjs'
import { startProduct } from '../../support/productSite'
import { atMost, ofFloor, type Row, row } from '../rows'
import { onPhone, progress, type Site, type Stage } from '../stage'
import { CHANGES, FLOOR } from './changes'
import type { Change } from './tap'

const PAGE_CHANGES = 200
/** Page changes from one reading to the next. */
const STEP = 20
/** There and back. */
const ROUND_TRIP = 2

interface Reading {
  readonly at: number
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** Budget 11: what stays behind after 200 changes of page. The first half fills caches and does not count. */
export async function measureLeaks({ browser }: Stage): Promise<Row[]> {
  const product = await startProduct({ persona: 'regular' })
  const floor = await startServer({ dir: await ensureBuilt('floor'), port: 0 })
  try {
    progress(`${PAGE_CHANGES} changes of page in the empty app`)
    const empty = await readings(browser, floor, [FLOOR])
    progress(`${PAGE_CHANGES} changes of page in the product`)
    const ours = await readings(
      browser,
      product,
      CHANGES.filter(({ persona }) => persona === 'regular'),
    )
    const name = `${PAGE_CHANGES} changes of page`
    const grown = (key: 'nodes' | 'listeners', all: Reading[]) =>
      (all.at(-1)?.[key] ?? Number.NaN) - (all[0]?.[key] ?? 0)
    return [
      row(`${name}: nodes more`, grown('nodes', ours), atMost(0), grown('nodes', empty)),
      row(`${name}: listeners more`, grown('listeners', ours), atMost(0), grown('listeners', empty)),
      row(`${name}: heap, KB a change`, slope(ours), ofFloor(1.2), slope(empty)),
    ]
  } finally {
    await Promise.all([product.close(), floor.close()])
  }
}

/** The second half of the readings. */
function readings(browser: Browser, site: Site, changes: readonly Change[]): Promise<Reading[]> {
  return onPhone(browser, site, async (page) => {
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const all: Reading[] = []
    for (let at = 0; at <= PAGE_CHANGES; at += ROUND_TRIP) {
      if (at % STEP === 0 && at >= PAGE_CHANGES / 2) all.push(await read(devtools, at))
      // The same page at every reading: each step is a whole number of rounds over the pages.
      const { link, content } = changes[(at / ROUND_TRIP) % changes.length] ?? FLOOR
      await page.locator(link).first().dispatchEvent('click')
      await page.locator(content).first().waitFor()
      await page.goBack()
      await page.locator(content).first().waitFor({ state: 'hidden' })
      await page.locator(link).first().waitFor()
    }
    return all
  })
}

async function read(devtools: CDPSession, at: number): Promise<Reading> {
  // What finalizers release is collected the second time.
  for (let time = 0; time < 2; time++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { at, heap: metric('JSHeapUsedSize') / 1024, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** Least squares: KB a change. */
function slope(all: readonly Reading[]): number {
  const mean = (pick: (reading: Reading) => number) => all.reduce((sum, one) => sum + pick(one), 0) / all.length
  const [x, y] = [mean(({ at }) => at), mean(({ heap }) => heap)]
  const covariance = all.reduce((sum, { at, heap }) => sum + (at - x) * (heap - y), 0)
  return covariance / all.reduce((sum, { at }) => sum + (at - x) ** 2, 0)
}
