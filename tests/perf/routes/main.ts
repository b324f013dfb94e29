import type { Browser } from 'playwright'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { startServer } from '../../../scripts/server.mjs'
import { startProduct } from '../../support/productSite'
import { atMost, ofFloor, type Row, row } from '../rows'
import { inRounds, onPhone, progress, type Site, type Stage, slowDown } from '../stage'
import { CHANGES, FLOOR } from './changes'
import { type Change, type Tap, tap } from './tap'

/** What the idle page loads ahead is loaded. */
const IDLE = 1500
const NEXT_FRAME = 64

interface Visits {
  readonly cold: Tap
  readonly warm: Tap
}

/** Budget 5: from the tap to the painted content, the first and the second time, on a slow phone. */
export async function measureRoutes({ browser, runs }: Stage): Promise<Row[]> {
  const [visitor, regular] = [await startProduct({ persona: 'visitor' }), await startProduct({ persona: 'regular' })]
  const floor = await startServer({ dir: await ensureBuilt('floor'), port: 0 })
  const sites = { visitor, regular }
  try {
    const rounds = await inRounds(runs, async () => {
      progress('changes of page')
      const empty = await change(browser, floor, FLOOR)
      const ours: Visits[] = []
      for (const one of CHANGES) ours.push(await change(browser, sites[one.persona], one))
      return { empty, ours }
    })
    return CHANGES.flatMap(({ name }, at) => {
      const all = (pick: (visits: Visits) => number) => rounds.map(({ ours }) => pick(ours[at] ?? never()))
      const empty = (pick: (visits: Visits) => number) => rounds.map((round) => pick(round.empty))
      const cold = ({ cold: { content } }: Visits) => content
      const warm = ({ warm: { content } }: Visits) => content
      const slowest = (visits: Visits) => Math.max(visits.cold.next, visits.warm.next)
      return [
        row(`${name}: cold, ms at 4x`, all(cold), ofFloor(1.1), empty(cold)),
        row(`${name}: warm, ms at 4x`, all(warm), ofFloor(1), empty(warm)),
        row(`${name}: tap to next frame, ms at 4x`, all(slowest), atMost(NEXT_FRAME), empty(slowest)),
      ]
    })
  } finally {
    await Promise.all([visitor.close(), regular.close(), floor.close()])
  }
}

const never = (): never => {
  throw new Error('a change of page was not measured')
}

function change(browser: Browser, site: Site, one: Change): Promise<Visits> {
  return onPhone(browser, site, async (page) => {
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.locator(one.link).first().waitFor()
    await page.waitForTimeout(IDLE)
    await slowDown(page)
    const cold = await tap(page, one)
    await page.goBack()
    await page.locator(one.content).first().waitFor({ state: 'hidden' })
    await page.waitForTimeout(IDLE)
    return { cold, warm: await tap(page, one) }
  })
}
