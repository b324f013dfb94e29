import './help.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, report } from './check.mjs'
import { chromiumMajor, ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureNginx } from './nginx.mjs'
import { costs, count, readResults, resultsFile } from './results.mjs'
import { runNode } from './run-command.mjs'

/**
 * The runs (docs/testing.md): Vitest projects, budget in seconds on two idle cores, and what else Vitest is told.
 * @type {Record<string, { projects: readonly string[], budget?: number, left?: string, args?: readonly string[] }>}
 */
const runs = {
  gate: { projects: ['node', 'browser', 'stories'], budget: 360 },
  full: { projects: ['node', 'browser', 'stories', 'pictures'], budget: 1500 },
  near: {
    projects: ['node', 'stories'],
    left: 'journeys and pictures, and what the change since main cannot reach',
    args: ['--changed', 'main', '--passWithNoTests'],
  },
  visual: { projects: ['pictures'] },
  stories: { projects: ['stories'] },
}
/** A run of about ten failed tests will not get better. Vitest counts their files and suites, too. */
const MOST_FAILURES = 30

async function test() {
  const start = Date.now()
  await ensureInstalled()
  const words = process.argv.slice(2)
  const flags = words.filter((word) => word.startsWith('--'))
  const name = Object.keys(runs).find((run) => flags.includes(`--${run}`)) ?? 'gate'
  const { projects, budget, left, args = [] } = runs[name] ?? {}
  const filters = words.filter((word) => !word.startsWith('--'))
  const chromium = await announcedChromium()
  const nginx = name === 'full' ? await ensureNginx() : null
  const able = (projects ?? []).filter((project) => project === 'node' || chromium)

  mkdirSync('.cache', { recursive: true })
  rmSync(resultsFile, { force: true })
  const vitest = [
    ...able.map((project) => `--project=${project}`),
    ...(flags.includes('--update') ? ['--update=all'] : [`--bail=${MOST_FAILURES}`]),
    ...args,
    ...filters,
  ]
  const tests = runNode('node_modules/vitest/vitest.mjs', ['run', ...vitest], {
    ...process.env,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // The compiler enforces import specifiers; the bundler's warning would only bury the results.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...(name === 'full' ? { KISMARA_FULL: '1' } : {}),
  })
  // Beside the tests: alone, the longest of them leaves a core idle.
  const checks =
    name === 'visual' || filters.length > 0 ? [] : await check({ full: name === 'full', others: name === 'full' })
  const code = await tests

  const results = readResults()
  report(checks)
  for (const line of costs(results)) console.log(line)
  if (left) console.log(`Left out: ${left}.`)
  if (!chromium) console.log('Not run for want of a Chromium: all tests in a browser.')
  if (name === 'full' && !nginx) console.log('Not run for want of an nginx: the product behind one.')
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s${budget ? ` of ${budget} s` : ''}`)
  const counted = count(code, results, args.includes('--passWithNoTests'))
  const passed = counted.passed + checks.filter((one) => !one.failed).length
  const failed = counted.failed + checks.filter((one) => one.failed).length + (chromium ? 0 : 1)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** The browser's path; null, with advice printed, if there is none and none can be installed. */
async function announcedChromium() {
  try {
    const chromium = await ensureChromium()
    console.log(`Chromium ${chromiumMajor(chromium)}: ${chromium}`)
    return chromium
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
test().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
