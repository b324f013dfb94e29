import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumMajor, ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-command.mjs'

/** @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string }[] }} FileResult */
/** @typedef {{ name: string, files: RegExp, seconds: number }} Project */

const results = '.cache/test-results.json'

/**
 * The Vitest projects and their usual duration on two idle cores; taking longer is a reason to look, not a failure.
 * @type {readonly Project[]}
 */
const projects = [
  { name: 'node', files: /\/tests\/(?!e2e|built|storybook|visual)/, seconds: 80 },
  { name: 'e2e', files: /\/tests\/(?:e2e|built|storybook)\//, seconds: 120 },
  { name: 'storybook', files: /\/stories\//, seconds: 120 },
  { name: 'visual', files: /\/tests\/visual\//, seconds: 100 },
]

/** `--full` adds the long tests, `--quick` runs `node` without the model-based tests, `--visual` only `visual`. */
const flags = ['--full', '--quick', '--visual', '--update']

/** Runs all tests as one run with one count. */
async function test() {
  await ensureInstalled()
  const args = process.argv.slice(2)
  const filters = args.filter((word) => !flags.includes(word))
  const full = args.includes('--full')
  const quick = args.includes('--quick')
  const only = args.includes('--visual') ? 'visual' : quick ? 'node' : null
  const chosen = projects.filter(({ name }) => only === null || name === only)
  const env = {
    ...process.env,
    ...(only === 'node' ? {} : { CHROMIUM_PATH: await announcedChromium() }),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // The compiler enforces import specifiers; the bundler's warning would only bury the results.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...(full ? { KISMARA_FULL: '1' } : {}),
    ...(quick ? { KISMARA_QUICK: '1' } : {}),
  }
  mkdirSync('.cache', { recursive: true })
  rmSync(results, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...chosen.map(({ name }) => `--project=${name}`),
      ...(args.includes('--update') ? ['--update'] : []),
      ...reporters,
      ...filters,
    ],
    env,
  )
  const files = readResults()
  for (const project of chosen) console.log(costOf(project, files))
  const { passed, failed } = count(code, files)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function announcedChromium() {
  const chromium = await ensureChromium()
  console.log(`Chromium ${chromiumMajor(chromium)}: ${chromium}`)
  return chromium
}

/** @returns {FileResult[]} */
const readResults = () => (existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).testResults : [])

/**
 * The duration of a project from its first test to its last, beside the usual one.
 * @param {Project} project
 * @param {FileResult[]} all
 */
function costOf({ name, files, seconds }, all) {
  const own = all.filter((file) => files.test(file.name.replaceAll('\\', '/').slice(process.cwd().length)))
  const tests = own.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
  const [start, end] = [Math.min(...own.map((file) => file.startTime)), Math.max(...own.map((file) => file.endTime))]
  const took = own.length > 0 ? Math.round((end - start) / 1000) : 0
  return `${name.padEnd(10)}${String(tests).padStart(6)} tests ${String(took).padStart(5)} s of ${seconds} s`
}

/**
 * Counts the results. Files that failed to load, tests that did not run, errors between tests and a run without tests
 * count as failures.
 * @param {number} code the runner's exit code
 * @param {FileResult[]} files
 */
function count(code, files) {
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const unrun = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = tests.length - passed + unrun
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
test().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
