import type { Browser, BrowserContext, Page } from 'playwright'
import { phone } from '../support/browser'
import { countCommits, openingTime, type Seen, watchDraw } from './jackpotPage'
import type { Row } from './main'

/** Additional dropped frames allowed over the baseline at each CPU slowdown, percent (budget 8). */
const LIMITS = [
  { slowdown: 4, percent: 1 },
  { slowdown: 20, percent: 5 },
] as const
const COMMITS_A_STEP = 2
const OPENING_MS = 100
const OPENINGS = 5
/** A busy machine drops frames anyway: the best of this many tries counts. */
const TRIES = 3

type Part = 'ring' | 'wheel'

/** Budget 8: a Mega win in the real modal, with ring and wheel, and the opening time of the modal. */
export async function measureJackpot(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [await measureOpening(browser, url)]
  for (const { slowdown, percent } of LIMITS) {
    let best = await measureDraw(browser, url, slowdown)
    for (let tries = 1; tries < TRIES && !isWithin(best, percent); tries++) {
      const again = await measureDraw(browser, url, slowdown)
      if (worst(again) < worst(best)) best = again
    }
    for (const part of ['ring', 'wheel'] as const) {
      const { [part]: ours, floor } = best
      const limit = `at most ${percent} more than a page that only turns a square`
      rows.push({
        name: `${part} at ${slowdown}x, frames dropped, %`,
        ours,
        floor,
        limit,
        met: ours - floor <= percent,
      })
    }
    if (slowdown === 4) rows.push(...aboutChanges(best.seen))
  }
  return rows
}

function aboutChanges({ commits, steps, otherChanges, animated }: Seen): Row[] {
  const free = new Set(['transform', 'opacity', 'translate', 'scale', 'rotate'])
  const others = animated.filter((property) => !free.has(property))
  const row = (name: string, ours: number, most: number, limit: string): Row => ({
    name,
    ours,
    floor: 0,
    limit,
    met: ours <= most,
  })
  return [
    row('ring, commits a step', commits / Math.max(1, steps), COMMITS_A_STEP, `at most ${COMMITS_A_STEP}`),
    row('ring, other changes in the grid', otherChanges, 0, 'none'),
    // No movement at all would mean a broken measurement.
    row(
      'ring and wheel, costly animations',
      animated.length > 0 ? others.length : Number.NaN,
      0,
      `only transform and opacity ${others.join(', ')}`,
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

/** The baseline: a page that opens an empty dialog. */
const EMPTY_DIALOG = `<button onclick="document.querySelector('dialog').showModal()">Open the lucky jackpot</button>
  <dialog><button aria-busy="false" aria-disabled="false">SPIN</button></dialog>`

/** From the tap to an enabled, painted SPIN, the second time, when everything is loaded. */
async function measureOpening(browser: Browser, url: string): Promise<Row> {
  const context = await browser.newContext(phone)
  try {
    const empty = await context.newPage()
    await empty.setContent(EMPTY_DIALOG)
    await empty.evaluate(openingTime)
    const floor = await bestOpening(empty)
    await empty.close()
    const ours = await bestOpening(await openCabinet(context, url))
    const limit = `at most ${OPENING_MS} more than an empty dialog, warm, the best of ${OPENINGS}`
    return { name: 'cabinet from tap to SPIN, ms', ours, floor, limit, met: ours - floor <= OPENING_MS }
  } finally {
    await context.close()
  }
}

async function bestOpening(page: Page): Promise<number> {
  const tries: number[] = []
  while (tries.length < OPENINGS) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForTimeout(500)
    tries.push(await page.evaluate(openingTime))
  }
  return Math.min(...tries)
}

async function openCabinet(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(countCommits)
  await page.goto(`${url}/?mock.seed=7&mock.persona=lucky&mock.latency=none`)
  await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
  await page.locator('button[aria-disabled="false"]', { hasText: 'SPIN' }).waitFor()
  await page.waitForTimeout(1500)
  return page
}
