import type { Browser, BrowserContext, Page } from 'playwright'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { startServer } from '../../../scripts/server.mjs'
import { phone } from '../../support/browser'
import { atMost, overFloor, type Row, row } from '../rows'
import { progress, type Stage } from '../stage'
import { type Seen, watchDraw } from './inPage'
import { measureOpening, openCabinet } from './opening'

/** Additional dropped frames allowed over the baseline at each CPU slowdown, percent (budget 8). */
const LIMITS = [
  { slowdown: 4, percent: 1 },
  { slowdown: 20, percent: 5 },
] as const
const COMMITS_A_STEP = 2
/** A busy machine drops frames anyway: the best of this many tries counts. */
const TRIES = 3

type Part = 'ring' | 'wheel'

/** Budget 8: a Mega win in the real modal, with ring and wheel, and the opening time of the modal. */
export async function measureJackpot({ browser }: Stage): Promise<Row[]> {
  progress('the jackpot')
  const demo = await startServer({ dir: await ensureBuilt('demo'), port: 0 })
  try {
    return await measureDraws(browser, demo.url)
  } finally {
    await demo.close()
  }
}

async function measureDraws(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [await measureOpening(browser, url)]
  for (const { slowdown, percent } of LIMITS) {
    let best = await measureDraw(browser, url, slowdown)
    for (let tries = 1; tries < TRIES && !isWithin(best, percent); tries++) {
      const again = await measureDraw(browser, url, slowdown)
      if (worst(again) < worst(best)) best = again
    }
    for (const part of ['ring', 'wheel'] as const) {
      const { [part]: ours, floor } = best
      const budget = overFloor(percent, 'a page that only turns a square')
      rows.push(row(`${part} at ${slowdown}x, frames dropped, %`, ours, budget, floor))
    }
    if (slowdown === 4) rows.push(...aboutChanges(best.seen))
  }
  return rows
}

function aboutChanges({ commits, steps, otherChanges, animated }: Seen): Row[] {
  const free = new Set(['transform', 'opacity', 'translate', 'scale', 'rotate'])
  const others = animated.filter((property) => !free.has(property))
  return [
    row('ring, commits a step', commits / Math.max(1, steps), atMost(COMMITS_A_STEP)),
    row('ring, other changes in the grid', otherChanges, atMost(0)),
    // No movement at all would mean a broken measurement.
    row(
      `ring and wheel, costly animations ${others.join(', ')}`,
      animated.length > 0 ? others.length : Number.NaN,
      atMost(0),
    ),
  ]
}

type Draw = Record<Part | 'floor', number> & { seen: Seen }

const isWithin = (draw: Draw, percent: number) => worst(draw) <= percent
const worst = ({ ring, wheel, floor }: Draw) => Math.max(ring, wheel) - floor

async function measureDraw(browser: Browser, url: string, slowdown: number): Promise<Draw> {
  const context = await browser.newContext(phone)
  try {
    const page = await openCabinet(context, url)
    await page.evaluate(watchDraw)
    const stop = await throttled(browser, context, page, slowdown)
    await page.locator('button[aria-disabled="false"]', { hasText: 'SPIN' }).click()
    await page.getByTestId('jackpot-amount').waitFor({ timeout: 60_000 })
    const dropped = await stop()
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    const floor = await measureFloor(browser, slowdown)
    return { ring: dropped('ring', 'wheel', 'page'), wheel: dropped('wheel', 'stopped', 'compositor'), floor, seen }
  } finally {
    await context.close()
  }
}

/** The baseline: a page with only a square rotated by the compositor, for the same few seconds. */
async function measureFloor(browser: Browser, slowdown: number): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.setContent(
      '<style>@keyframes turn { to { transform: rotate(1turn) } }</style><p style="inline-size:9em;block-size:9em;background:red;will-change:transform;animation:turn 6s linear infinite">',
    )
    const stop = await throttled(browser, context, page, slowdown)
    await page.evaluate(() => void performance.mark('part-floor'))
    await page.waitForTimeout(5000)
    await page.evaluate(() => void performance.mark('part-end'))
    return (await stop())('floor', 'end', 'compositor')
  } finally {
    await context.close()
  }
}

interface TraceEvent {
  name: string
  pid: number
  ts: number
  args?: { hasPartialUpdate?: boolean }
}

/**
 * In a partial update the compositor moved, but the page's own change was late. A wheel rotated by the compositor goes
 * on; the ring's highlight is set by the page, so such a frame counts as dropped.
 */
const isDropped = ({ name, args }: TraceEvent, movedBy: 'page' | 'compositor') =>
  name === 'DroppedFrame' && (movedBy === 'page' || args?.hasPartialUpdate !== true)

/** Slows the CPU and records frames. The end function returns the percentage dropped between two marks. */
async function throttled(browser: Browser, context: BrowserContext, page: Page, slowdown: number) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const categories = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing']
  await browser.startTracing(page, { categories })
  return async () => {
    const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    const mark = (name: string) => events.find((event) => event.name === `part-${name}`)
    return (from: string, to: string, movedBy: 'page' | 'compositor'): number => {
      const [first, last] = [mark(from), mark(to)]
      if (!first || !last) throw new Error(`the page never came from ${from} to ${to}`)
      const part = events.filter(({ pid, ts }) => pid === first.pid && ts >= first.ts && ts < last.ts)
      const frames = part.filter(({ name }) => name === 'BeginFrame').length
      if (frames < 60) throw new Error(`only ${frames} frames from ${from} to ${to}: nothing was measured`)
      return (100 * part.filter((event) => isDropped(event, movedBy)).length) / frames
    }
  }
}
