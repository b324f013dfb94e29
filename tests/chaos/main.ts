import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArgs, ensureChromium } from '../../scripts/chromium.mjs'
import { openHost } from './host'
import { INVARIANTS } from './invariants'
import { chaosArgs } from './session'
import { formatStep, type Step } from './steps'
import { type Failure, replay, shrink, type WalkOptions, walk } from './walk'

const USAGE = `npm run chaos -- [--minutes 10] [--seed 7] [--steps FILE] [--verbose]

Walks at random through the demo: taps, texts, paths, faults, time, languages, a second tab, no network, deploys. What
breaks an invariant is shrunk to its steps and saved in .cache/chaos: steps, tape (for the panel), picture.

  --minutes  how long it walks
  --seed     the first walk's; each further walk has the next one
  --steps    takes the saved steps of this file instead
  --verbose  tells every step`

/** Steps of one walk; then the next seed begins, with another player. */
const STEPS = 200
const FOLDER = '.cache/chaos'
const SHRINK_MS = 5 * 60_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '7' },
    steps: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const wholeNumber = (name: 'minutes' | 'seed'): number => {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1 up.\n${USAGE}`)
  return value
}

const fileOf = (seed: number): string => join(FOLDER, `seed-${seed}`)

const save = (seed: number, { invariant, what, steps, tape, picture }: Failure): void => {
  mkdirSync(FOLDER, { recursive: true })
  const file = fileOf(seed)
  writeFileSync(`${file}.steps.json`, `${JSON.stringify({ seed, invariant, what, steps }, null, 2)}\n`)
  if (tape !== null) writeFileSync(`${file}.tape.json`, tape)
  if (picture !== null) writeFileSync(`${file}.png`, picture)
}

const tell = (seed: number, { invariant, what, steps }: Failure): void => {
  console.log(`seed ${seed}: ${INVARIANTS[invariant]}\n  ${what}`)
  for (const step of steps) console.log(`  ${formatStep(step)}`)
  console.log(`  again: npm run chaos -- --steps ${fileOf(seed)}.steps.json`)
}

const runWalks = async (place: Omit<WalkOptions, 'seed'>): Promise<number> => {
  const end = Date.now() + wholeNumber('minutes') * 60_000
  const log = values.verbose ? (step: Step, url: string) => console.log(`${formatStep(step)}  (${url})`) : undefined
  let failures = 0
  let total = 0
  let seed = wholeNumber('seed')
  for (; Date.now() < end; seed++) {
    const options = { ...place, seed }
    const { taken, failure } = await walk(options, (steps) => steps >= STEPS || Date.now() >= end, log)
    total += taken
    if (!failure) continue
    failures++
    console.log(`seed ${seed}: ${INVARIANTS[failure.invariant]} after ${taken} steps; shrinking`)
    // Shrinking takes minutes, and may be stopped.
    save(seed, failure)
    const shortest = await shrink(options, failure, SHRINK_MS)
    save(seed, shortest)
    tell(seed, shortest)
  }
  console.log(`${total} steps in ${seed - wholeNumber('seed')} walks, ${failures} failures`)
  return failures
}

const replaySaved = async (place: Omit<WalkOptions, 'seed'>, file: string): Promise<number> => {
  const { seed, steps }: { seed: number; steps: Step[] } = JSON.parse(readFileSync(file, 'utf8'))
  const failure = await replay({ ...place, seed }, steps)
  if (!failure) {
    console.log('These steps break nothing.')
    return 0
  }
  save(seed, failure)
  tell(seed, failure)
  return 1
}

if (values.help) console.log(USAGE)
else {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...browserArgs, ...chaosArgs],
  })
  const host = await openHost()
  try {
    const place = { browser, host }
    process.exitCode = (await (values.steps ? replaySaved(place, values.steps) : runWalks(place))) > 0 ? 1 : 0
  } finally {
    await browser.close()
    await host.close()
  }
}
