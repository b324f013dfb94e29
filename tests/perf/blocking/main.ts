import { startProduct } from '../../support/productSite'
import { START_PAGES } from '../lighthouse/pages'
import { atMost, type Row, row } from '../rows'
import { inRounds, progress, type Stage } from '../stage'
import { blockingTasks, blockingTime, type Task } from './trace'

/** Budget 3 by processor time, which a busy machine hardly changes: blocking time of the start pages on a slow phone. */
export async function measureBlocking({ browser, runs }: Stage): Promise<Row[]> {
  const [visitor, player] = [await startProduct({ persona: 'visitor' }), await startProduct({ persona: 'regular' })]
  const rows: Row[] = []
  try {
    for (const [path, persona] of START_PAGES) {
      const { url, token } = persona === 'visitor' ? visitor : player
      const rounds = await inRounds(runs, () => blockingTasks(browser, { url: url + path, token }))
      for (const task of rounds.at(-1) ?? []) progress(said(path, task))
      rows.push(row(`product ${path}: blocking, CPU ms at 4x`, rounds.map(blockingTime), atMost(60, 30)))
    }
    return rows
  } finally {
    await Promise.all([visitor.close(), player.close()])
  }
}

const said = (path: string, { at, cpu, parts }: Task) =>
  `${path} ${at.toFixed(0)} ms after the first paint: a task of ${cpu.toFixed(1)} ms CPU (${parts.join(', ')})`
