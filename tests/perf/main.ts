import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureBuilt } from '../../scripts/build.mjs'
import { browserArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { startServer } from '../../scripts/server.mjs'
import { budgets, measure } from '../../scripts/size.mjs'
import { buildFloor } from './floor'
import { measureJackpot } from './jackpotFrames'
import { measureLoad } from './load'
import { measureLobby } from './lobbyLoad'

/** A figure, the baseline's of the same run, and the limit. */
export interface Row {
  readonly name: string
  readonly ours: number
  readonly floor: number
  readonly limit: string
  readonly met: boolean
}

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const rows = await firstLoad()
for (const { name, ours, floor, limit, met } of rows) {
  const ratio = floor > 0 ? (ours / floor).toFixed(2) : '–'
  console.log(`${met ? 'ok  ' : 'over'} ${name.padEnd(34)} ${format(ours)} floor ${format(floor)}  x${ratio}  ${limit}`)
}
console.log('The simulated world has benchmarks of its own: npm run perf:world')
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
if (rows.some(({ met }) => !met)) process.exitCode = 1

/**
 * Budgets 1 to 4, the first load of `/`, and 8, the jackpot: bytes and requests of the product, times of the demo,
 * which has its own backend.
 */
async function firstLoad(): Promise<Row[]> {
  const [dir, floor, executablePath] = [await ensureBuilt('demo'), await buildFloor(), await ensureChromium()]
  const sites = await Promise.all([startServer({ dir, port: 0 }), startServer({ dir: floor.dir, port: 0 })])
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const ours = await measureLoad(browser, sites[0].url)
    const empty = await measureLoad(browser, sites[1].url)
    const product = await ensureBuilt('production')
    const { firstLoad: bytes } = await measure(product)
    return [
      row(
        'first-load JavaScript, bytes br',
        bytes,
        floor.bytes,
        budgets.firstLoad,
        `budget ${budgets.firstLoad.toLocaleString('en-US')}`,
      ),
      ...(await measureLobby(browser, product)),
      row('largest contentful paint, ms', ours.lcp, empty.lcp, 0.45 * empty.lcp, 'at most 0.45 of the floor'),
      row('blocking time, ms', ours.tbt, empty.tbt, Math.max(30, empty.tbt), 'at most 30 or the floor'),
      row('layout shift', ours.cls, empty.cls, 0.01, 'at most 0.01'),
      ...(await measureJackpot(browser, sites[0].url)),
    ]
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
}

function row(name: string, ours: number, floor: number, most: number, limit: string): Row {
  return { name, ours, floor, limit, met: ours <= most }
}

function format(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : 0 }).padStart(9)
}
