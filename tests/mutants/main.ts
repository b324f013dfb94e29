import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { type Folder, folders, MIN_SCORE } from './folders'
import { optionsFor } from './options'
import { filesIn, type Sample, sampleOf } from './sample'
import { counted, isDead, isInside, type MutantResult, type Score, scoreOf } from './score'

// npm run mutants [-- [--all | --share 0.5] [--fresh] [--concurrency 1] [FILE or FOLDER …]]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    share: { type: 'string' },
    fresh: { type: 'boolean' },
    concurrency: { type: 'string', default: '2' },
  },
})
if (values.fresh) rmSync('.cache/mutants', { recursive: true, force: true })

const lines: string[] = []
const survivors: MutantResult[] = []
for (const folder of folders) {
  const files = filesIn(folder.rules).filter(isWanted)
  if (files.length === 0) continue
  const sample = sampleOf(files, shareOf(folder))
  const found = await mutate(folder, sample)
  survivors.push(...counted(found).filter((mutant) => !isDead(mutant)))
  const score = scoreOf(found, sample)
  lines.push(lineOf(folder, sample, score))
  if (score.percent < MIN_SCORE) process.exitCode = 1
}

for (const { status, fileName, location, mutatorName, replacement } of survivors) {
  const at = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}:${location.start.column}`
  console.log(`${status} ${at} ${mutatorName} ${JSON.stringify(replacement?.slice(0, 120))}`)
}
if (lines.length === 0) throw new Error(`no rules in ${positionals.join(' ')}`)
console.log('folder        share  mutants  killed  timeout  survived  no coverage  score')
console.log(lines.join('\n'))

function shareOf({ share }: Folder): number {
  if (values.all || positionals.some((path) => path.endsWith('.ts'))) return 1
  return values.share === undefined ? share : Number(values.share)
}

function isWanted(file: string): boolean {
  return positionals.length === 0 || positionals.some((path) => file === path || file.startsWith(`${path}/`))
}

async function mutate(folder: Folder, { units }: Sample): Promise<MutantResult[]> {
  process.env['KISMARA_MUTANTS_TESTS'] = folder.tests
  const options = optionsFor(folder, Number(values.concurrency))
  const mutate = units.map(({ file, first, last }) => `${file}:${first}-${last}`)
  const results = await new Stryker({ ...options, mutate }).runMutationTest()
  // The incremental report may contain mutants of earlier runs.
  return results.filter((mutant) => units.some((unit) => isInside(mutant, unit)))
}

function lineOf({ rules }: Folder, { units, of }: Sample, { counts, all, percent, range }: Score): string {
  const columns = [counts.killed, counts.timeout, counts.survived, counts.noCoverage]
  const shown = columns.map((count, index) => String(count).padStart([8, 9, 10, 13][index] ?? 0)).join('')
  const width = range > 0 ? ` ± ${range.toFixed(1)}` : ''
  return `${rules.padEnd(13)} ${String(Math.round((100 * units.length) / of)).padStart(4)}%${String(all).padStart(9)}${shown}  ${percent.toFixed(1)} %${width}`
}
