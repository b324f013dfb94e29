import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumMajor, ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-command.mjs'

/** @typedef {{ status: string, message?: string, assertionResults: { status: string }[] }} FileResult */

const results = '.cache/test-results.json'

/** What every run holds to; `--full` adds the long ones to them, `--visual` leaves only pictures and pixel contrast. */
const everyTime = ['node', 'e2e', 'storybook', 'visual']

/** Everything the project holds itself to, as one run with one count. */
async function test() {
  await ensureInstalled()
  const chromium = await ensureChromium()
  console.log(`Chromium ${chromiumMajor(chromium)}: ${chromium}`)
  const words = process.argv.slice(2)
  const filters = words.filter((word) => !isFlag(word))
  const full = words.includes('--full')
  const projects = words.includes('--visual') ? ['visual'] : everyTime
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // The compiler settles how imports are spelled; the bundler's opinion would only bury the results.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...(full ? { KISMARA_FULL: '1' } : {}),
  }
  mkdirSync('.cache', { recursive: true })
  rmSync(results, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...projects.map((name) => `--project=${name}`),
      ...(words.includes('--update') ? ['--update'] : []),
      ...reporters,
      ...filters,
    ],
    env,
  )
  const { passed, failed } = count(code)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** @param {string} word */
function isFlag(word) {
  return ['--full', '--visual', '--update'].includes(word)
}

/**
 * What the runner reported; a file that could not run, a test that did not, an error between tests and a run without any
 * test are failures too.
 * @param {number} code the runner's exit code
 */
function count(code) {
  /** @type {FileResult[]} */
  const files = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).testResults : []
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
