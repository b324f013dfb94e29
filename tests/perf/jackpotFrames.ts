import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { ensureBuilt } from '../../scripts/build.mjs'
import { browserArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { startServer } from '../../scripts/server.mjs'
import { phone } from '../support/browser'

/** Frames of one part of a draw in the real modal, on a processor slowed so many times. */
interface Frames {
  readonly part: 'ring' | 'wheel'
  readonly slowdown: number
  readonly frames: number
  readonly droppedPercent: number
  /** What an empty page dropped at the same time on the same machine: the floor of this run. */
  readonly floorPercent: number
  /** Elements of the grid that changed otherwise than by the highlight's attribute. */
  readonly otherChanges: number
}

const FRAME_MS = 1000 / 60
const LIMITS: Readonly<Record<number, number>> = { 4: 1, 20: 5 }

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const executablePath = await ensureChromium()
const site = await startServer({ dir: await ensureBuilt('demo'), port: 0 })
const browser = await chromium.launch({ executablePath, args: browserArgs })
const rows: Frames[] = []
try {
  for (const slowdown of [4, 20]) rows.push(...(await measureDraw(browser, site.url, slowdown)))
} finally {
  await browser.close()
  await site.close()
}
for (const { part, slowdown, frames, droppedPercent, floorPercent, otherChanges } of rows) {
  const limit = LIMITS[slowdown] ?? 0
  const kept = droppedPercent - floorPercent <= limit && otherChanges === 0
  console.log(
    `${kept ? 'ok  ' : 'over'} ${part.padEnd(5)} at ${slowdown}x: ${frames} frames, ${droppedPercent.toFixed(2)} % dropped, an empty page ${floorPercent.toFixed(2)} % (at most ${limit} more), ${otherChanges} other changes in the grid`,
  )
  if (!kept) process.exitCode = 1
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)

/** Budget 8: a Mega in the modal, its ring and its wheel. */
async function measureDraw(browser: Browser, url: string, slowdown: number): Promise<Frames[]> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/?mock.seed=7&mock.persona=lucky&mock.latency=none`)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const spin = page.locator('button[aria-disabled="false"]', { hasText: 'SPIN' })
    await spin.waitFor()
    await page.waitForTimeout(1500)
    await page.evaluate(watchFrames)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await spin.click()
    await page.getByTestId('jackpot-amount').waitFor({ timeout: 60_000 })
    const parts = await page.evaluate(() => (window as unknown as { parts: Parts }).parts)
    const floorPercent = await measureFloor(browser, slowdown)
    return (['ring', 'wheel'] as const).map((part) => ({ part, slowdown, floorPercent, ...summary(parts[part]) }))
  } finally {
    await context.close()
  }
}

/** A page with nothing in it, as slowed down, for the same few seconds. */
async function measureFloor(browser: Browser, slowdown: number): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = []
          const tick = (time: number) => {
            seen.push(time)
            if (time - (seen[0] ?? time) < 6000) requestAnimationFrame(tick)
            else resolve(seen)
          }
          requestAnimationFrame(tick)
        }),
    )
    return summary({ times, otherChanges: 0 }).droppedPercent
  } finally {
    await context.close()
  }
}

interface Part {
  times: number[]
  otherChanges: number
}
type Parts = Record<'ring' | 'wheel', Part>

function summary({ times, otherChanges }: Part) {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0)
  const frames = gaps.length + dropped
  return { frames, droppedPercent: frames > 0 ? (100 * dropped) / frames : 100, otherChanges }
}

/** Runs in the page: the time of every frame of the ring and of the wheel, and what changes in the grid meanwhile. */
function watchFrames(): void {
  const parts: Parts = { ring: { times: [], otherChanges: 0 }, wheel: { times: [], otherChanges: 0 } }
  Object.assign(window, { parts })
  const partNow = (): 'ring' | 'wheel' | null => {
    const wheel = document.querySelector('[data-testid="jackpot-wheel"]')
    if (wheel) return wheel.getAttribute('data-stopped') === 'true' ? null : 'wheel'
    const running = document.querySelector('button[aria-busy="true"]') && document.querySelector('[data-lit="true"]')
    return running ? 'ring' : null
  }
  const tick = (time: number) => {
    const part = partNow()
    if (part) parts[part].times.push(time)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  const grid = document.querySelector('[data-place]')?.closest('ul')
  if (!grid) return
  new MutationObserver((changes) => {
    const part = partNow()
    if (part) parts[part].otherChanges += changes.filter(({ attributeName }) => attributeName !== 'data-lit').length
  }).observe(grid, { subtree: true, childList: true, characterData: true, attributes: true })
}
