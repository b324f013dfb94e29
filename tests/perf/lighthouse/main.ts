import { ensureBuilt } from '../../../scripts/build.mjs'
import { startServer } from '../../../scripts/server.mjs'
import { startProduct } from '../../support/productSite'
import { atLeast, atMost, type Budget, ofFloor, type Row, row } from '../rows'
import { progress, type Site, type Stage } from '../stage'
import { type Audit, audit } from './audit'
import { ensureLighthouse } from './install'
import { START_PAGES } from './pages'

interface Target extends Site {
  readonly name: string
  readonly budgets: Partial<Record<keyof Audit, Budget>>
}

/** Budgets of every start page, and those of the lobby. */
const everywhere = { tbt: atMost(200, 60), cls: atMost(0.01, 0) }
const lobby = { ...everywhere, score: atLeast(95), lcp: ofFloor(0.5, 0.45) }
const floorName = 'the empty app'

/** Budgets 2 to 4: Lighthouse over the start pages of the product and over the empty app, in turn. */
export async function measureLighthouse({ executablePath, runs }: Stage): Promise<Row[]> {
  const lighthouse = await ensureLighthouse()
  const [visitor, player] = [await startProduct({ persona: 'visitor' }), await startProduct({ persona: 'regular' })]
  const floor = await startServer({ dir: await ensureBuilt('floor'), port: 0 })
  const targets: Target[] = [
    { name: floorName, url: floor.url, budgets: {} },
    ...START_PAGES.map(([path, persona]) => {
      const { url, token } = persona === 'visitor' ? visitor : player
      return { name: `product ${path}`, url: url + path, token, budgets: path === '/' ? lobby : everywhere }
    }),
  ]
  const audits = new Map<string, Audit[]>(targets.map(({ name }) => [name, []]))
  try {
    for (let run = 1; run <= runs; run++) {
      for (const target of targets) {
        progress(`Lighthouse, run ${run} of ${runs}: ${target.name}`)
        audits.get(target.name)?.push(await audit(lighthouse, executablePath, target))
      }
    }
  } finally {
    await Promise.all([visitor.close(), player.close(), floor.close()])
  }
  const empty = audits.get(floorName) ?? []
  return targets.slice(1).flatMap(({ name, budgets }) => rowsOf(name, audits.get(name) ?? [], empty, budgets))
}

const LABELS: Readonly<Record<keyof Audit, string>> = {
  score: 'score',
  fcp: 'FCP, ms',
  lcp: 'LCP, ms',
  tbt: 'TBT, ms',
  cls: 'CLS',
  bytes: 'bytes',
  requests: 'requests',
  scripts: 'scripts',
}

function rowsOf(name: string, ours: Audit[], floor: Audit[], budgets: Target['budgets']): Row[] {
  // The keys of a typed record.
  const keys = Object.keys(LABELS) as (keyof Audit)[]
  const all = (audits: Audit[], key: keyof Audit) => audits.map((one) => one[key])
  return keys.map((key) => row(`${name}: ${LABELS[key]}`, all(ours, key), budgets[key] ?? null, all(floor, key)))
}
