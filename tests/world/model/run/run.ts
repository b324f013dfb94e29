import fc from 'fast-check'
import { Broken, type PromiseName } from '../checks/invariants'
import { type Bug, noTally, type Tally, type Walk, walkKeepsPromises } from './walk'

/** How to make a walk again that broke a promise. */
export interface Again {
  walk: string
  seed: number
  path: string
  /** Which of the deeds were left after shrinking. */
  deeds: string
}

/** A promise that was not kept, with the shortest walk that shows it. */
export interface Finding {
  promise: PromiseName | null
  message: string
  trail: readonly string[]
  again: Again
}

/** How a round of walks is made. */
interface Round {
  seed: number
  walks: number
  /** Begins with the walk of a finding. */
  again?: Pick<Again, 'path' | 'deeds'>
  bug?: Bug
  /** Stops at the first finding, without looking for a shorter walk. */
  hasty?: boolean
}

/** Walks for one round; gives what was found, or null. */
export const walkRound = async (
  walk: Walk,
  tally: Tally,
  { seed, walks, again, bug, hasty }: Round,
): Promise<Finding | null> => {
  const result = await fc.check(walkKeepsPromises(walk, tally, bug, again?.deeds), {
    seed,
    numRuns: walks,
    endOnFailure: hasty === true || again !== undefined,
    ...(again && { path: again.path }),
  })
  if (!result.failed) return null
  const error: unknown = result.errorInstance
  const [, deeds = ''] = /replayPath="([^"]*)"/.exec(String(result.counterexample?.[1])) ?? []
  return {
    promise: error instanceof Broken ? error.promise : null,
    message: error instanceof Error ? (error instanceof Broken ? error.message : String(error.stack)) : String(error),
    trail: [...tally.trail],
    again: { walk: walk.name, seed, path: result.counterexamplePath ?? '', deeds },
  }
}

/** The command that makes the walk of a finding again. */
export const commandFor = ({ walk, seed, path, deeds }: Again): string =>
  `npm run world:replay -- --walk=${walk} --seed=${seed} --path=${path} --deeds=${deeds}`

/** A finding for people. */
export const findingText = ({ message, trail, again }: Finding): string =>
  `${message}\n\nThe shortest walk:\n${trail.map((line) => `  ${line}`).join('\n')}\n\nAgain: ${commandFor(again)}\n`

/** So many deeds make a walk on average. */
const USUAL = 75
/** More walks than this are not thought of at once. */
const MOST_WALKS = 1_500

const spelled = (number: number): string => number.toLocaleString('en-US')

/** The usual run is the same on every machine; the full one takes a new seed each time. */
const firstSeed = (full: boolean): number => (full ? Math.trunc(Math.random() * 0x7fff_ffff) : 20_260_101)

/** Walks until so many deeds were done; throws at the first promise that is not kept. Tells seed and speed. */
export const walkAlong = async (walk: Walk, deeds: { usual: number; full: number }): Promise<Tally> => {
  const full = process.env['KISMARA_FULL'] === '1'
  const wanted = full ? deeds.full : deeds.usual
  const first = Number(process.env['KISMARA_SEED'] ?? firstSeed(full))
  const tally = noTally()
  const started = performance.now()
  for (let seed = first; tally.commands < wanted; seed++) {
    const walks = Math.min(MOST_WALKS, Math.ceil((wanted - tally.commands) / USUAL))
    const found = await walkRound(walk, tally, { seed, walks })
    if (found) throw new Error(findingText(found))
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `walk ${walk.name}: ${spelled(tally.commands)} commands in ${spelled(tally.walks)} walks, ${spelled(tally.calls)} calls, ${spelled(tally.done)} done, ${spelled(tally.refused)} refused, ${spelled(tally.faulted)} with faults; ${seconds.toFixed(1)} s; KISMARA_SEED=${first}`,
  )
  return tally
}
