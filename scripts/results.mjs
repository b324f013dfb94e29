import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string }[] }} FileResult */
/** @typedef {{ name: string, files: RegExp }} Project */

/** Where the test run leaves its results, as Vitest's JSON reporter writes them. */
export const resultsFile = '.cache/test-results.json'

/** How many of the slowest files are named. */
const SLOWEST = 10

/** @type {readonly Project[]} */
const projects = [
  { name: 'node', files: /^tests\/(?!built|e2e|journeys|storybook|visual)/ },
  { name: 'browser', files: /^tests\/(?:built|e2e|journeys|storybook)\// },
  { name: 'stories', files: /^stories\// },
  { name: 'pictures', files: /^tests\/visual\// },
]

/** @returns {FileResult[]} files by their path in the project */
export function readResults() {
  if (!existsSync(resultsFile)) return []
  /** @type {FileResult[]} */
  const files = JSON.parse(readFileSync(resultsFile, 'utf8')).testResults
  const root = `${process.cwd().replaceAll('\\', '/')}/`
  return files.map((file) => ({ ...file, name: file.name.replaceAll('\\', '/').replace(root, '') }))
}

/**
 * The time of each project, first test to last, and the slowest files.
 * @param {FileResult[]} results
 * @returns {string[]} lines
 */
export function costs(results) {
  const rows = projects.flatMap(({ name, files }) => {
    // A file whose tests all belong to the full run has no time.
    const own = results.filter((file) => files.test(file.name) && file.assertionResults.length > 0)
    if (own.length === 0) return []
    const tests = own.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
    const start = Math.min(...own.map((file) => file.startTime))
    const end = Math.max(...own.map((file) => file.endTime))
    return [`${name.padEnd(10)}${String(tests).padStart(6)} tests${seconds(end - start)}`]
  })
  const dear = results
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
  return [...rows, 'The slowest files:', ...dear.map(({ name, ms }) => `${seconds(ms)}  ${name}`)]
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(0).padStart(6)} s`

/**
 * Counts tests. A file that failed to load, an error between tests and a run without tests count as failures; a test that did
 * not run counts as one unless the run was ended early by others.
 * @param {number} code the runner's exit code
 * @param {FileResult[]} files
 * @param {boolean} [mayBeEmpty] whether a run without tests is fine
 */
export function count(code, files, mayBeEmpty = false) {
  const states = files.flatMap((file) => file.assertionResults.map(({ status }) => status))
  const passed = states.filter((state) => state === 'passed').length
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = states.filter((state) => state === 'failed').length + unloaded
  const left = states.length + unloaded - passed - failed
  return { passed, failed: failed || left || (code !== 0 || (passed === 0 && !mayBeEmpty) ? 1 : 0) }
}
