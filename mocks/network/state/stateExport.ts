import * as v from 'valibot'
import { clockAt } from '../../world/core/clock'
import { WORLD_VERSION } from '../../world/core/state'
import { locales } from '../../world/core/texts'
import { parseJson } from '../adapters/json'
import { isTooDeep } from '../adapters/nesting'
import { FAULT_NAMES } from '../adapters/route'
import { ControlError } from '../controls/suggestions'
import { parseOrigin } from '../controls/worldOptions'
import { parseFaults } from '../faults/faults'
import { parseLatency } from '../faults/latency'
import type { Backend } from './backend'
import { isWorldEntry, type WorldEntry } from './entries'
import { createJournal, type Origin } from './journal'
import { clockSchema, readSnapshot } from './snapshot'

const instant = v.pipe(v.number(), v.safeInteger())

export const worldEntrySchema = v.union([
  v.object({
    at: instant,
    call: v.string(),
    token: v.string(),
    body: v.unknown(),
    locale: v.optional(v.picklist(locales)),
    code: v.optional(instant),
    reply: v.optional(v.string()),
  }),
  v.object({ at: instant, draw: v.array(v.string()) }),
  v.object({ at: instant, clearDraws: v.literal(true) }),
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
  entries: v.array(worldEntrySchema),
  now: instant,
  faults: v.array(v.string()),
  latency: v.string(),
  token: v.nullable(v.string()),
  theme: v.optional(v.number()),
})

/** A whole state: the world's origin and journal, faults, latency, and the app's token. */
export type ExportedState = v.InferOutput<typeof stateSchema>

/** The app's part of a state: its token and the chosen theme. */
export interface AppState {
  token: string | null
  theme?: number
}

/** Exports a backend's state: origin and journal instead of the whole world. */
export const exportState = (backend: Backend, { token, theme }: AppState): ExportedState => {
  const { journal } = backend
  journal.catchUp(backend.real())
  const { origin, entries, world } = journal
  return {
    version: WORLD_VERSION,
    ...('made' in origin ? origin : { world: origin.world }),
    // A link is short: without what changed nothing, and without the digests of replies.
    entries: entries.filter(isWorldEntry).map((entry) => {
      if ('draw' in entry) return { ...entry, draw: [...entry.draw] }
      if (!('call' in entry)) return { ...entry }
      const { reply: _digest, code: _code, ...call } = entry
      return call
    }),
    now: world.now,
    faults: backend.faults.list(),
    latency: backend.latency.word,
    token,
    ...(theme !== undefined && { theme }),
  }
}

const wrong = (reason: string): never => {
  throw new ControlError(`This is not a state of the demo: ${reason}. The world is unchanged.`)
}

/**
 * Validates an exported state.
 * @throws ControlError when it is damaged or of another version
 */
export const parseState = (text: string): ExportedState => {
  let data: unknown
  try {
    if (isTooDeep(text)) throw new ControlError('it is nested too deeply')
    data = parseJson(text)
  } catch (error) {
    return wrong(error instanceof ControlError ? error.message.replace(/\.$/, '') : 'it is damaged')
  }
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined
  if (version !== WORLD_VERSION) wrong(`it is of version ${String(version)}, this is ${WORLD_VERSION}`)
  const read = v.safeParse(stateSchema, data, { abortEarly: true })
  const [issue] = read.issues ?? []
  if (!read.success) return wrong(`${(issue && v.getDotPath(issue)) ?? 'the whole'} is not as it must be`)
  return read.output
}

const originOfState = ({ made, world }: ExportedState): Origin => {
  if (world !== undefined) return { world: readSnapshot(world) }
  if (!made) return wrong('it does not say what the world was made from')
  // Parsed again, so that an unknown seed or persona is refused here too.
  const { gameCount, ...setup } = made
  parseOrigin({ seed: setup.seed, persona: setup.persona }, setup.real)
  return { made: gameCount === undefined ? setup : { ...setup, gameCount } }
}

/** Puts a backend into an exported state: its clock shows the same instant, and a ticking clock goes on from there. */
export const importState = async (backend: Backend, state: ExportedState): Promise<AppState> => {
  const origin = originOfState(state)
  const faults = state.faults.flatMap((text) => parseFaults(text, FAULT_NAMES))
  const latency = parseLatency(state.latency)
  const journal = createJournal(origin, state.entries as WorldEntry[])
  const { world } = journal
  if (world.clock.mode !== 'frozen')
    journal.control({ at: state.now, clock: clockAt(world.clock, backend.real(), state.now), to: state.now })
  await backend.commit(() => backend.adopt(journal))
  backend.faults.clear()
  backend.faults.add(faults)
  backend.latency = latency
  backend.settingsChanged()
  const known = state.token !== null && Object.hasOwn(world.tokens, state.token)
  return { token: known ? state.token : null, ...(state.theme !== undefined && { theme: state.theme }) }
}
