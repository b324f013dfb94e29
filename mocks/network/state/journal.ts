import { answer, type CallRequest, type Reply } from '../../handlers/answer'
import { createWorld, type WorldSetup } from '../../personas/build'
import { catchUp } from '../../world/core/agenda'
import { dueRules } from '../../world/core/due'
import type { World } from '../../world/core/state'
import {
  applyEntry,
  digestOfReply,
  type Entry,
  isWorldEntry,
  placeOfToken,
  type SessionEntry,
  type WorldEntry,
} from './entries'
import { codeOf, createReadFilter, ownFields, stateMarks } from './recording'

/**
 * What a world started from: the options it was created with, or a whole world as JSON, `after` so many entries that
 * are no longer kept.
 */
export type Origin = { made: WorldSetup } | { world: string; after?: number }

/** A world and the journal of its changes. Origin and entries reproduce the world byte for byte. */
export interface Journal {
  readonly world: World
  readonly origin: Origin
  readonly entries: readonly Entry[]
  /** Answers a call at a real instant (epoch ms) and records it when it changed the world. */
  execute(request: CallRequest, effect: 'read' | 'write', real: number, explain?: (why: string) => void): Reply
  /** Advances the world to a real instant, epoch ms. */
  catchUp(real: number): void
  /** Applies and records a tester's change. */
  control(entry: WorldEntry): void
  /** Records what happened in the session and changed nothing in the world. */
  note(entry: SessionEntry): void
  /** Applies an entry of another tab. False when this world is already past it and must be rebuilt. */
  follow(entry: Entry): boolean
  /** Rebuilds the world from its origin and these entries. */
  rebuild(entries?: readonly Entry[]): void
}

/** Beyond this many entries the world itself becomes the origin, which bounds the memory. */
const LONGEST_JOURNAL = 20_000

export const worldOf = (origin: Origin): World =>
  'made' in origin ? createWorld(origin.made).world : (JSON.parse(origin.world) as World)

/**
 * Starts a journal. `present` is the world that `recorded` already led to, if known; otherwise the entries are
 * replayed.
 */
export const createJournal = (origin: Origin, recorded: readonly Entry[] = [], present?: World): Journal => {
  let from = origin
  let entries = [...recorded]
  let world = present ?? worldOf(origin)
  let firedAt = 0
  let isFirstRead = createReadFilter()
  if (!present) for (const entry of entries) applyEntry(world, entry)

  const record = (entry: Entry) => {
    entries.push(entry)
    if (entries.length <= LONGEST_JOURNAL) return
    from = { world: JSON.stringify(world), after: entries.length + ('after' in from ? (from.after ?? 0) : 0) }
    entries = []
  }
  const advance = (real: number) => {
    const next = world.agenda[0]?.at ?? Number.POSITIVE_INFINITY
    catchUp(world, real, dueRules)
    if (next <= world.now) firedAt = world.now
  }
  const rebuild = (other: readonly Entry[] = entries) => {
    world = worldOf(from)
    entries = [...other]
    for (const entry of entries) applyEntry(world, entry)
    firedAt = world.now
    isFirstRead = createReadFilter()
  }

  return {
    get world() {
      return world
    },
    get origin() {
      return from
    },
    get entries() {
      return entries
    },
    execute(request, effect, real, explain) {
      try {
        advance(real)
        const at = world.now
        const before = stateMarks(world, request.token)
        const token = placeOfToken(world, request.token)
        const reply = answer(world, request, explain)
        const code = codeOf(reply)
        const changes = code === 0 && (effect === 'write' || isFirstRead(world, request))
        if (changes || stateMarks(world, request.token).some((mark, index) => mark !== before[index]))
          record({
            at,
            call: request.name,
            token,
            body: ownFields(request),
            ...(request.locale && { locale: request.locale }),
            ...(typeof code === 'number' && code !== 0 && { code }),
            reply: digestOfReply(reply),
          })
        else if (effect === 'write' && typeof code === 'number') record({ at, refused: request.name, code })
        return reply
      } catch (error) {
        // A call that threw half-way is undone: rebuild the world without it.
        rebuild()
        throw error
      }
    },
    catchUp: advance,
    control(entry) {
      applyEntry(world, entry)
      record(entry)
    },
    note: record,
    follow(entry) {
      if (isWorldEntry(entry) && entry.at < world.now) {
        if (firedAt >= entry.at) return false
        world.now = entry.at
      }
      applyEntry(world, entry)
      entries.push(entry)
      return true
    },
    rebuild,
  }
}
