import './help.mjs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @typedef {{ name: string, failed: boolean, seconds: number, output: string }} Check */

const tsc = 'node_modules/typescript/bin/tsc'
const knip = 'node_modules/knip/bin/knip.js'

/** What needs no test runner: each is a command of its own. */
const commands = {
  types: [tsc, '--noEmit', '--checkers', '2', '--pretty', 'false'],
  'types without a browser': [tsc, '-p', 'tsconfig.pure.json', '--pretty', 'false'],
  'types of the worker': [tsc, '-p', 'tsconfig.sw.json', '--pretty', 'false'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=30'],
  structure: ['scripts/run.mjs', 'tests/structure/main.ts'],
  unused: [knip],
}

/** What only the full run adds. */
const fullCommands = {
  'unused by what ships': [knip, '--production', '--include', 'files,exports,types'],
}

/** What other teams get, in their own tools: npm run api:check. */
const handover = { 'api for other teams': ['scripts/run.mjs', 'tests/handover/tools/main.ts'] }

/**
 * Runs types, lint and structure side by side.
 * @param {{ full?: boolean, others?: boolean }} [options] `others`: what other teams get, too
 * @returns {Promise<Check[]>}
 */
export function check({ full = false, others = false } = {}) {
  const all = { ...commands, ...(full && fullCommands), ...(others && handover) }
  return Promise.all(Object.entries(all).map(([name, args]) => run(name, args)))
}

/**
 * Prints the output of those that failed, then a line for each.
 * @param {Check[]} checks
 */
export function report(checks) {
  for (const { name, failed, output } of checks) if (failed) console.log(`✖ ${name}\n${output}`)
  for (const { name, failed, seconds } of checks) console.log(`${failed ? '✖' : '✓'} ${name} ${seconds.toFixed(0)} s`)
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<Check>}
 */
function run(name, args) {
  const start = Date.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('error', reject)
    child.on('close', (code) => {
      // Biome's wrapper exits with 0 even if Biome itself was killed.
      const failed = code !== 0 || (name === 'lint' && !/^Checked \d+ files/m.test(output))
      resolve({ name, failed, seconds: (Date.now() - start) / 1000, output })
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const checks = await check({ full: true })
  report(checks)
  process.exitCode = checks.some(({ failed }) => failed) ? 1 : 0
}
