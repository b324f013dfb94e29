import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runNpm } from '../../../scripts/install.mjs'
import { withLock } from '../../../scripts/lock.mjs'

const VERSION = '12.8.2'
const folder = resolve('.cache/lighthouse')
const home = join(folder, 'node_modules/lighthouse')

/** Lighthouse's program. Installed by the first measurement and not with the project, which it would double. */
export async function ensureLighthouse(): Promise<string> {
  await withLock('lighthouse', async () => {
    if (isInstalled()) return
    console.error(`Installing Lighthouse ${VERSION} …`)
    // npm looks for the nearest package, which would be ours.
    mkdirSync(folder, { recursive: true })
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
    const code = await runNpm(['install', '--prefix', folder, ...quietly, `lighthouse@${VERSION}`])
    if (code !== 0 || !isInstalled()) throw new Error(advice)
  })
  return join(home, 'cli/index.js')
}

const advice = `Lighthouse ${VERSION} could not be installed: npm's registry has to be reachable, once.
Everything else can be measured without it: npm run perf -- --only blocking,load,routes,offline,leaks,games,search,jackpot`

function isInstalled(): boolean {
  const file = join(home, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === VERSION
}
