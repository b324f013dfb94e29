import { readFileSync } from 'node:fs'
import { ControlError } from '../controls/suggestions'
import { coverageText, mergeCoverage, readCoverage } from './coverageMerge'

const HELP = `npm run coverage:merge -- FILE…
Merges the coverage that the QA panel saves ("Save for coverage:merge") and prints the result as JSON;
how much was met, and what never, goes to the error output.`

const run = (files: readonly string[]): void => {
  if (files.length === 0 || files.includes('--help')) {
    console.log(HELP)
    return
  }
  const merged = mergeCoverage(files.map((file) => readCoverage(file, readFileSync(file, 'utf8'))))
  console.log(JSON.stringify(merged, null, 2))
  console.error(coverageText(merged))
  for (const [endpoint, { never }] of Object.entries(merged))
    if (never.length > 0) console.error(`  ${endpoint}: never ${never.join(', ')}`)
}

try {
  run(process.argv.slice(2))
} catch (error) {
  const isKnown = error instanceof ControlError || (error instanceof Error && 'code' in error)
  if (!isKnown) throw error
  console.error(error.message)
  process.exitCode = 2
}
