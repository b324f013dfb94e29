import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startProduct } from '../support/productSite'
import { onPhone, progress, slowDown } from './stage'

const SECONDS = 2
const STEP = 100

interface TraceEvent {
  name: string
  ts: number
  args: { snapshot?: string; data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } }
}

/** Writes the pictures of the lobby's first two seconds on a slow phone, and a page that shows them in rows. */
export async function film(browser: Browser, folder: string, beside: string | undefined): Promise<void> {
  const strips = { now: await ensureBuilt('production'), ...(beside && { before: beside }) }
  mkdirSync(folder, { recursive: true })
  const rows: string[] = []
  for (const [name, dir] of Object.entries(strips)) {
    progress(`the film of ${dir}`)
    // The first visit of a run warms up the server and the browser.
    await shoot(browser, dir)
    const pictures = (await shoot(browser, dir)).map((picture, at) => {
      const file = `${name}-${String(at * STEP).padStart(4, '0')}.jpg`
      if (picture) writeFileSync(join(folder, file), picture)
      const image = picture ? `<img src="${file}" alt="${name}" width="120">` : ''
      return `<td>${at * STEP} ms<br>${image}`
    })
    rows.push(`<tr><th>${name}${pictures.join('')}`)
  }
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>The first two seconds</title><table>${rows.join('')}</table>\n`,
  )
  console.log(`The first two seconds: ${join(folder, 'index.html')}`)
}

/** What is on the screen at each step, null before the first frame. */
async function shoot(browser: Browser, dir: string): Promise<(Buffer | null)[]> {
  const site = await startProduct({ persona: 'visitor', dir })
  try {
    return await onPhone(browser, site, async (page) => {
      await slowDown(page)
      await browser.startTracing(page, { screenshots: true, categories: ['blink.user_timing'] })
      await page.goto(site.url, { waitUntil: 'commit' })
      await page.waitForTimeout(SECONDS * 1000 + 1000)
      const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
      return steps(traceEvents, site.url)
    })
  } finally {
    await site.close()
  }
}

function steps(events: readonly TraceEvent[], url: string): (Buffer | null)[] {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  )
  if (!start) throw new Error('the page never started to load')
  const shots = events.filter(({ name, args }) => name === 'Screenshot' && args.snapshot !== undefined)
  return Array.from({ length: (SECONDS * 1000) / STEP + 1 }, (_, at) => {
    const until = start.ts + at * STEP * 1000
    const last = shots.findLast(({ ts }) => ts >= start.ts && ts <= until)
    return last?.args.snapshot === undefined ? null : Buffer.from(last.args.snapshot, 'base64')
  })
}
