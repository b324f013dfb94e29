import * as v from 'valibot'
import { clockAt } from '../../world/core/clock'
import { WORLD_VERSION } from '../../world/core/state'
import { ENDPOINTS } from '../adapters/route'
import { WordError } from '../controls/suggestions'
import { originOf } from '../controls/worldOptions'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import type { Backend } from './backend'
import { createChronicle, type Entry, type Origin } from './journal'
import { clockSchema, readSnapshot } from './snapshot'

const instant = v.pipe(v.number(), v.safeInteger())

const entrySchema = v.union([
  v.object({ at: instant, call: v.string(), token: v.string(), body: v.unknown() }),
  v.object({ at: instant, draw: v.array(v.string()) }),
  v.object({ at: instant, clock: clockSchema, to: instant }),
])

const stateSchema = v.object({
  version: v.literal(WORLD_VERSION),
  made: v.optional(
    v.object({
      seed: v.number(),
      persona: v.string(),
      clock: clockSchema,
      real: instant,
      gameCount: v.optional(v.number()),
    }),
  ),
  world: v.optional(v.string()),
  entries: v.array(entrySchema),
  now: instant,
  faults: v.array(v.string()),
  latency: v.string(),
  token: v.nullable(v.string()),
  theme: v.optional(v.number()),
})

/** A whole state: what the world was made from, what happened since, and the words in force; with the app's token. */
export type SharedState = v.InferOutput<typeof stateSchema>

/** What of the app belongs to a state: who is signed in, and the look that was chosen. */
export interface AppState {
  token: string | null
  theme?: number
}

/** The state of a backend, small: seed, words and journal instead of the whole world. */
export const shareState = (backend: Backend, { token, theme }: AppState): SharedState => {
  const { chronicle } = backend
  chronicle.catchUp(backend.real())
  const { origin, entries, world } = chronicle
  return {
    version: WORLD_VERSION,
    ...origin,
    entries: entries.map((entry) => ('draw' in entry ? { ...entry, draw: [...entry.draw] } : { ...entry })),
    now: world.now,
    faults: backend.faults.list(),
    latency: backend.latency.word,
    token,
    ...(theme !== undefined && { theme }),
  }
}

const wrong = (why: string): never => {
  throw new WordError(`This is no state of the demo: ${why}. The world is unchanged.`)
}

/** Reads a state that somebody shared; refuses one that is damaged or of another version. */
export const readState = (text: string): SharedState => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return wrong('it is damaged')
  }
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined
  if (version !== WORLD_VERSION) wrong(`it is of version ${String(version)}, this is ${WORLD_VERSION}`)
  const read = v.safeParse(stateSchema, data, { abortEarly: true })
  const [issue] = read.issues ?? []
  if (!read.success) return wrong(`${(issue && v.getDotPath(issue)) ?? 'the whole'} is not as it must be`)
  return read.output
}

const originOfState = ({ made, world }: SharedState): Origin => {
  if (world !== undefined) return { world: readSnapshot(world) }
  if (!made) return wrong('it does not say what the world was made from')
  // The words are read again, so that a seed or persona that does not exist is refused here too.
  const { gameCount, ...wish } = made
  originOf({ seed: wish.seed, persona: wish.persona }, wish.real)
  return { made: gameCount === undefined ? wish : { ...wish, gameCount } }
}

/** Brings a backend into a shared state: its clock shows the same instant, and a ticking one goes on from there. */
export const enterState = async (backend: Backend, state: SharedState): Promise<AppState> => {
  const origin = originOfState(state)
  const faults = state.faults.flatMap((text) => parseFaults(text, ENDPOINTS))
  const latency = parseLatency(state.latency)
  const chronicle = createChronicle(origin, state.entries as Entry[])
  const { world } = chronicle
  if (world.clock.mode !== 'frozen')
    chronicle.control({ at: state.now, clock: clockAt(world.clock, backend.real(), state.now), to: state.now })
  await backend.commit(() => backend.adopt(chronicle))
  backend.faults.clear()
  backend.faults.add(faults)
  backend.latency = latency
  backend.settingsChanged()
  const known = state.token !== null && Object.hasOwn(world.tokens, state.token)
  return { token: known ? state.token : null, ...(state.theme !== undefined && { theme: state.theme }) }
}
