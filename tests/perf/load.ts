import type { Browser } from 'playwright'
import { phone } from '../support/browser'

/** Figures of a cold load on a mid-range phone. */
export interface Load {
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** A mid-range phone on a slow mobile network, as in Lighthouse. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const cpuSlowdown = 4
const settled = 4000

/** Loads an address cold several times. Returns the median of each figure. */
export async function measureLoad(browser: Browser, url: string, runs = 3): Promise<Load> {
  const loads: Load[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await loadOnce(browser, url))
  const median = (pick: (load: Load) => number) => loads.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return { lcp: median(({ lcp }) => lcp), tbt: median(({ tbt }) => tbt), cls: median(({ cls }) => cls) }
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settled)
    return await page.evaluate(() => (window as unknown as { load: Load }).load)
  } finally {
    await context.close()
  }
}

/** Runs in the page: collects performance entries. */
function observe(): void {
  const load = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(window, { load })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    load.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    load.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    load.cls += (entry as PerformanceEntry & { value: number }).value
  })
}
