import { chromium, type Page } from 'playwright'
import { ensureBuilt } from '../../scripts/build.mjs'
import { browserArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { startServer } from '../../scripts/server.mjs'
import { phone } from '../support/browser'
import { median, most, type WorldRow } from './measure'

const SLOWDOWN = 4
const CALLS = 300
const ROUNDS = 7

/** Runs in the page: durations of sequential replies, ms, sorted; each must succeed. */
const replyTimes = async ({ path, calls }: { path: string; calls: number }): Promise<number[]> => {
  const init = { method: 'POST', body: '{}', headers: { authorization: `Bearer ${localStorage.getItem('token')}` } }
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const start = performance.now()
    const text = await (await fetch(path, init)).text()
    times.push(performance.now() - start)
    if (!text.includes('"errcode":0')) throw new Error(`${path} gives ${text}`)
  }
  return times.sort((a, b) => a - b)
}

const rowsFor = async (page: Page, what: string, path: string): Promise<WorldRow[]> => {
  await page.evaluate(replyTimes, { path, calls: 50 })
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await page.evaluate(replyTimes, { path, calls: CALLS }))
  const at = (share: number) =>
    median(rounds.map((times) => times[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY))
  return [
    most(`${what} in the page at ${SLOWDOWN}x, p50, ms, median of ${ROUNDS} rounds`, at(0.5), 3),
    most(`${what} in the page at ${SLOWDOWN}x, p99, ms, median of ${ROUNDS} rounds`, at(0.99), 16),
  ]
}

/** Budget 13: replies in the demo's page on a slow phone. */
export const measurePage = async (): Promise<WorldRow[]> => {
  const site = await startServer({ dir: await ensureBuilt('demo'), port: 0 })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserArgs })
  try {
    const page = await (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage()
    await page.goto(`${site.url}/?mock.persona=regular&mock.latency=none`)
    await page.waitForFunction(() => 'mock' in window && document.querySelector('main h1') !== null)
    await page.waitForTimeout(2000)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await rowsFor(page, 'a read', '/app/v1/refreshData')
  } finally {
    await browser.close()
    await site.close()
  }
}
