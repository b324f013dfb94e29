import fc from 'fast-check'
import { type InvariantName, InvariantViolation } from '../checks/invariants'
import { type Bug, emptyStats, type Walk, type WalkStats, walkProperty } from './walk'

/** Parameters that reproduce a walk. */
export interface Replay {
  walk: string
  seed: number
  path: string
  /** fast-check's replayPath: the commands left after shrinking. */
  commands: string
}

/** A violation with the shortest walk that shows it. */
export interface Finding {
  invariant: InvariantName | null
  message: string
  trail: readonly string[]
  replay: Replay
}

interface Round {
  seed: number
  walks: number
  /** Starts with the walk of a finding. */
  replay?: Pick<Replay, 'path' | 'commands'>
  bug?: Bug
  /** Stops at the first finding, without shrinking. */
  stopAtFirst?: boolean
}

/** Runs one round of walks. Returns the finding, or null. */
export const runRound = async (
  walk: Walk,
  stats: WalkStats,
  { seed, walks, replay, bug, stopAtFirst }: Round,
): Promise<Finding | null> => {
  const result = await fc.check(walkProperty(walk, stats, bug, replay?.commands), {
    seed,
    numRuns: walks,
    endOnFailure: stopAtFirst === true || replay !== undefined,
    ...(replay && { path: replay.path }),
  })
  if (!result.failed) return null
  const error: unknown = result.errorInstance
  const [, commands = ''] = /replayPath="([^"]*)"/.exec(String(result.counterexample?.[1])) ?? []
  return {
    invariant: error instanceof InvariantViolation ? error.invariant : null,
    message:
      error instanceof Error
        ? error instanceof InvariantViolation
          ? error.message
          : String(error.stack)
        : String(error),
    trail: [...stats.trail],
    replay: { walk: walk.name, seed, path: result.counterexamplePath ?? '', commands },
  }
}

/** The shell command that reproduces a finding. */
export const commandFor = ({ walk, seed, path, commands }: Replay): string =>
  `npm run world:replay -- --walk=${walk} --seed=${seed} --path=${path} --commands=${commands}`

export const findingText = ({ message, trail, replay }: Finding): string =>
  `${message}\n\nThe shortest walk:\n${trail.map((line) => `  ${line}`).join('\n')}\n\nReproduce: ${commandFor(replay)}\n`

/** Average number of commands per walk. */
const AVERAGE_LENGTH = 75
/** Largest number of walks per round. */
const MOST_WALKS = 1_500

const formatted = (number: number): string => number.toLocaleString('en-US')

/**
 * Runs walks from a new seed until this many commands were executed, and prints seed and speed.
 * @throws at the first violation
 */
export const runWalks = async (walk: Walk, wanted: number): Promise<WalkStats> => {
  const first = Number(process.env['KISMARA_SEED'] ?? Math.trunc(Math.random() * 0x7fff_ffff))
  const stats = emptyStats()
  const started = performance.now()
  for (let seed = first; stats.commands < wanted; seed++) {
    const walks = Math.min(MOST_WALKS, Math.ceil((wanted - stats.commands) / AVERAGE_LENGTH))
    const found = await runRound(walk, stats, { seed, walks })
    if (found) throw new Error(findingText(found))
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `walk ${walk.name}: ${formatted(stats.commands)} commands in ${formatted(stats.walks)} walks, ${formatted(stats.calls)} calls, ${formatted(stats.done)} done, ${formatted(stats.refused)} refused, ${formatted(stats.faulted)} with faults; ${seconds.toFixed(1)} s; KISMARA_SEED=${first}`,
  )
  return stats
}
