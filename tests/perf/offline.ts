import type { Browser } from 'playwright'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'
import { type Paints, record, recorded } from './load/observe'
import { ofFloor, type Row, row } from './rows'
import { inRounds, onPhone, progress, type Stage, slowDown } from './stage'

/** Until nothing larger is painted any more. */
const SETTLED = 3000
const BUDGET = ofFloor(1.1)

interface Installed {
  readonly dir: string
  /** Installs the service worker, if the page does not do so itself. */
  readonly install: () => Promise<unknown>
}

/** Budget 6: the demo starts with its world, on a slow phone, when its server is gone. */
export async function measureOffline({ browser, runs }: Stage): Promise<Row[]> {
  const demo = { dir: await ensureBuilt('demo'), install: () => navigator.serviceWorker.ready }
  const floor = {
    dir: await ensureBuilt('floor'),
    install: () => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
  }
  const rounds = await inRounds(runs, async () => {
    progress('offline starts')
    return { empty: await startOffline(browser, floor), ours: await startOffline(browser, demo) }
  })
  const both = (key: 'fcp' | 'lcp') =>
    [rounds.map(({ ours }) => ours[key]), rounds.map(({ empty }) => empty[key])] as const
  const figures = { FCP: both('fcp'), LCP: both('lcp') }
  return Object.entries(figures).map(([name, [ours, empty]]) =>
    row(`demo offline: ${name}, ms at 4x`, ours, BUDGET, empty),
  )
}

async function startOffline(browser: Browser, { dir, install }: Installed): Promise<Paints> {
  const server = await startServer({ dir, port: 0 })
  const options = { serviceWorkers: 'allow' } as const
  const work = onPhone(
    browser,
    server,
    async (page) => {
      await page.goto(server.url)
      await page.evaluate(install)
      // The first visit that goes through the service worker.
      await page.goto(server.url, { waitUntil: 'networkidle' })
      const cold = await page.context().newPage()
      await page.close()
      await server.close()
      await record(cold)
      await slowDown(cold)
      await cold.goto(server.url)
      await cold.waitForTimeout(SETTLED)
      return recorded(cold)
    },
    options,
  )
  return work.finally(() => server.close())
}
