import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { measureBlocking } from './blocking/main'
import { film } from './film'
import { measureGames } from './games'
import { measureJackpot } from './jackpot/main'
import { measureLighthouse } from './lighthouse/main'
import { measureLoads } from './load/main'
import { measureOffline } from './offline'
import { measureRounds } from './rounds'
import { measureLeaks } from './routes/leaks'
import { measureRoutes } from './routes/main'
import type { Row } from './rows'
import { measureSearch } from './search'
import type { Stage } from './stage'
import { head, line, record } from './table'

// npm run perf [-- --runs N] [--only lighthouse,routes] [--json FILE] [--film DIR [--beside FOLDER]]
const parts: Readonly<Record<string, (stage: Stage) => Promise<Row[]>>> = {
  lighthouse: measureLighthouse,
  blocking: measureBlocking,
  load: measureLoads,
  routes: measureRoutes,
  offline: measureOffline,
  leaks: measureLeaks,
  games: measureGames,
  search: measureSearch,
  rounds: measureRounds,
  jackpot: measureJackpot,
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'string' },
    film: { type: 'string' },
    beside: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number from 1 up, not ${values.runs}`)
const names = values.only?.split(',') ?? Object.keys(parts)

const executablePath = await ensureChromium()
const browser = await chromium.launch({ executablePath, args: browserArgs })
try {
  if (values.film) await film(browser, values.film, values.beside)
  else await measure({ browser, executablePath, runs })
} finally {
  await browser.close()
}

async function measure(stage: Stage): Promise<void> {
  const chosen = names.map((name) => {
    const part = parts[name]
    if (!part) throw new Error(`--only knows ${Object.keys(parts).join(', ')}, not ${name}`)
    return part
  })
  const rows: Row[] = []
  for (const part of chosen) rows.push(...(await part(stage)))
  console.log(head)
  for (const row of rows) console.log(line(row))
  const over = rows.filter(({ met }) => met === false).length
  console.log(`${over} over budget. The simulated world has benchmarks of its own: npm run perf:world`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows.map(record), null, 2)}\n`)
  if (over > 0) process.exitCode = 1
}
