import { ensureBuilt } from '../../../scripts/build.mjs'
import { startServer } from '../../../scripts/server.mjs'
import { budgets, measure } from '../../../scripts/size.mjs'
import { startProduct } from '../../support/productSite'
import { median } from '../measure'
import { atMost, ofFloor, type Row, row } from '../rows'
import { inRounds, PHONE_SLOWDOWN, progress, type Stage } from '../stage'
import { type FirstLoad, loadLobby, longestTaskOf } from './firstLoad'
import { LIMITS, LONG_TASK } from './limits'

const PERSONAS = ['visitor', 'regular']
/** The demo has its own world. */
const DEMO_SHARE = 1.5

/** Budget 1: what a first visit loads until the fold is complete; and its longest task and the demo beside it. */
export async function measureLoads(stage: Stage): Promise<Row[]> {
  const product = await ensureBuilt('production')
  const { firstLoad } = await measure(product)
  const rows = [row('first load, JavaScript, B br', firstLoad, atMost(budgets.firstLoad))]
  for (const persona of PERSONAS) rows.push(...(await measureVisit(stage, persona)))
  return rows
}

async function measureVisit({ browser, runs }: Stage, persona: string): Promise<Row[]> {
  const product = await startProduct({ persona })
  const demo = await startServer({ dir: await ensureBuilt('demo'), port: 0 })
  const floor = await startServer({ dir: await ensureBuilt('floor'), port: 0 })
  const shown = { url: `${demo.url}/?mock.persona=${persona}&mock.latency=none` }
  try {
    progress(`the first load of a ${persona}`)
    const rounds = await inRounds(runs, async () => ({
      counted: await loadLobby(browser, product, { dir: 'dist', foldOnly: true }),
      idle: await loadLobby(browser, product, { dir: 'dist' }),
      ours: await loadLobby(browser, product, { dir: 'dist', slowdown: PHONE_SLOWDOWN }),
      demo: await loadLobby(browser, shown, { dir: 'dist-demo', slowdown: PHONE_SLOWDOWN }),
      floor: await longestTaskOf(browser, floor, PHONE_SLOWDOWN),
    }))
    const counted = (pick: (load: FirstLoad) => number) => rounds.map((round) => pick(round.counted))
    const idle = (pick: (load: FirstLoad) => number) => rounds.map((round) => pick(round.idle))
    const ours = (pick: (load: FirstLoad) => number) => rounds.map((round) => pick(round.ours))
    const tasks = rounds.map((round) => Math.max(LONG_TASK, round.floor))
    const demoFold = rounds.map((round) => round.demo.foldAfter)
    const name = (what: string) => `${persona}, until the fold: ${what}`
    return [
      row(
        name('JavaScript, B br'),
        counted(({ scriptBytes }) => scriptBytes),
        atMost(LIMITS.scriptBytes),
      ),
      row(
        name('scripts'),
        counted(({ scripts }) => scripts.length),
        atMost(LIMITS.scripts),
      ),
      row(
        name('requests'),
        counted(({ requests }) => requests.length),
        atMost(LIMITS.requests),
      ),
      row(
        name('scripts, with scenes and pop-up'),
        idle(({ scripts }) => scripts.length),
        null,
      ),
      row(
        name('requests, with scenes and pop-up'),
        idle(({ requests }) => requests.length),
        null,
      ),
      row(
        name('ms at 4x'),
        ours(({ foldAfter }) => foldAfter),
        null,
      ),
      row(name('demo beside it, ms'), demoFold, ofFloor(DEMO_SHARE), median(ours(({ foldAfter }) => foldAfter))),
      row(
        `${persona}, load: layout shift`,
        ours(({ cls }) => cls),
        atMost(LIMITS.cls),
      ),
      row(
        `${persona}, load: longest task at 4x, ms`,
        ours(({ longestTask }) => longestTask),
        ofFloor(LIMITS.longestTask),
        tasks,
      ),
    ]
  } finally {
    await Promise.all([product.close(), demo.close(), floor.close()])
  }
}
