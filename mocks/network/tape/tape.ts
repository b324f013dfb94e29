import * as v from 'valibot'
import { WORLD_VERSION } from '../../world/core/state'
import { parseJson } from '../adapters/json'
import { isTooDeep } from '../adapters/nesting'
import { ControlError, excerpt } from '../controls/suggestions'
import { digestOf, type Entry } from '../state/entries'
import type { Journal, Origin } from '../state/journal'
import { clockSchema, readSnapshot } from '../state/snapshot'
import { worldEntrySchema } from '../state/stateExport'
import { withoutPasswords, withoutSecrets } from './secrets'

const TAPE_VERSION = 1
/** The longest tape that is read, characters. */
const LONGEST_TAPE = 32_000_000

/** A session as data: where it began, and what happened in order. Passwords in it are stand-ins. */
export interface Tape {
  version: typeof TAPE_VERSION
  /** The version of the world's data. */
  world: number
  origin: Origin
  entries: readonly Entry[]
  /** World time at the end, epoch ms, and the digest of the world then. */
  now: number
  end: string
}

const instant = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const widget = v.object({
  role: v.string(),
  name: v.string(),
  dialog: v.optional(v.string()),
  nth: v.optional(count),
})

const sessionEntrySchema = v.union([
  v.object({ at: instant, control: v.string(), words: v.array(v.string()) }),
  v.object({ at: instant, faults: v.array(v.string()), latency: v.string() }),
  v.object({ at: instant, refused: v.string(), code: instant }),
  v.object({ at: instant, met: v.string(), fault: v.string() }),
  v.object({ at: instant, route: v.string(), by: v.picklist(['load', 'link', 'back']) }),
  v.object({ at: instant, tap: widget }),
  v.object({ at: instant, fill: widget, text: v.string(), secret: v.optional(v.boolean()) }),
  v.object({ at: instant, choose: widget, option: v.string() }),
  v.object({ at: instant, press: v.string() }),
])

const originSchema = v.union([
  v.object({
    made: v.object({
      seed: v.number(),
      persona: v.string(),
      clock: clockSchema,
      real: instant,
      gameCount: v.optional(count),
    }),
  }),
  v.object({ world: v.string(), after: v.optional(count) }),
])

const tapeSchema = v.object({
  version: v.literal(TAPE_VERSION),
  world: v.literal(WORLD_VERSION),
  origin: originSchema,
  entries: v.array(v.union([worldEntrySchema, sessionEntrySchema])),
  now: instant,
  end: v.string(),
})

/** The digest of a world, passwords apart. */
export const endOf = (world: unknown): string => digestOf(withoutPasswords(JSON.stringify(world)))

export const takeTape = ({ origin, entries, world }: Journal): Tape => ({
  version: TAPE_VERSION,
  world: WORLD_VERSION,
  ...withoutSecrets(origin, entries),
  now: world.now,
  end: endOf(world),
})

const wrong = (reason: string): never => {
  throw new ControlError(`This is not a tape: ${reason.replace(/\.$/, '')}. The world is unchanged.`)
}

const parsed = (text: string): unknown => {
  if (text.length > LONGEST_TAPE) return wrong(`it has ${text.length} characters, the longest may have ${LONGEST_TAPE}`)
  if (isTooDeep(text)) return wrong('it is nested too deeply')
  try {
    return parseJson(text)
  } catch (error) {
    return wrong(error instanceof ControlError ? error.message : 'it is no JSON: cut off, or another file')
  }
}

/**
 * Validates the text of a tape.
 * @throws ControlError when it is damaged, too long, or of a world of another version
 */
export const readTape = (text: string): Tape => {
  const data = parsed(text.replace(/^\uFEFF/, ''))
  if (typeof data !== 'object' || data === null || !('entries' in data) || !('end' in data))
    return wrong(`it is ${excerpt(data)}`)
  if ('world' in data && data.world !== WORLD_VERSION)
    return wrong(`its world is of version ${String(data.world)}, this is ${WORLD_VERSION}`)
  const read = v.safeParse(tapeSchema, data, { abortEarly: true })
  const [issue] = read.issues ?? []
  if (!read.success) return wrong(`${(issue && v.getDotPath(issue)) ?? 'the whole'} is not as it must be`)
  const { origin } = read.output
  if ('world' in origin) readSnapshot(origin.world)
  // Validated; the schema's optional fields differ from the types only in allowing undefined.
  return read.output as Tape
}
