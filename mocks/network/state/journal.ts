import { answer, type CallRequest, type Reply } from '../../handlers/answer'
import { createWorld, type WorldSetup } from '../../personas/build'
import { catchUp, passTime } from '../../world/core/agenda'
import type { ClockState } from '../../world/core/clock'
import { dueRules } from '../../world/core/due'
import type { World } from '../../world/core/state'
import { codeOf, createReadFilter, ownFields, stateMarks } from './recording'

/** What a world started from: the options it was created with, or a whole world as JSON. */
export type Origin = { made: WorldSetup } | { world: string }

/** A recorded change, with its instant: a call, forced draws or none, or a new clock and the time it shows. */
export type Entry =
  | { at: number; call: string; token: string; body: unknown }
  | { at: number; draw: readonly string[] }
  | { at: number; clearDraws: true }
  | { at: number; clock: ClockState; to: number }

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
  control(entry: Entry): void
  /** Applies an entry of another tab. False when this world is already past it and must be rebuilt. */
  follow(entry: Entry): boolean
  /** Rebuilds the world from its origin and these entries. */
  rebuild(entries?: readonly Entry[]): void
}

/** Beyond this many entries the world itself becomes the origin, which bounds the memory. */
const LONGEST_JOURNAL = 20_000

const worldOf = (origin: Origin): World =>
  'made' in origin ? createWorld(origin.made).world : (JSON.parse(origin.world) as World)

const apply = (world: World, entry: Entry): void => {
  passTime(world, entry.at, dueRules)
  if ('call' in entry) answer(world, { name: entry.call, token: entry.token, body: entry.body })
  else if ('draw' in entry) world.forcedDraws.push(...entry.draw)
  else if ('clearDraws' in entry) world.forcedDraws = []
  else {
    world.clock = entry.clock
    passTime(world, entry.to, dueRules)
  }
}

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
  if (!present) for (const entry of entries) apply(world, entry)

  const record = (entry: Entry) => {
    entries.push(entry)
    if (entries.length <= LONGEST_JOURNAL) return
    from = { world: JSON.stringify(world) }
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
    for (const entry of entries) apply(world, entry)
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
        const reply = answer(world, request, explain)
        const changes = codeOf(reply) === 0 && (effect === 'write' || isFirstRead(world, request))
        if (changes || stateMarks(world, request.token).some((mark, index) => mark !== before[index]))
          record({ at, call: request.name, token: request.token, body: ownFields(request) })
        return reply
      } catch (error) {
        // A call that threw half-way is undone: rebuild the world without it.
        rebuild()
        throw error
      }
    },
    catchUp: advance,
    control(entry) {
      apply(world, entry)
      record(entry)
    },
    follow(entry) {
      if (entry.at < world.now) {
        if (firedAt >= entry.at) return false
        world.now = entry.at
      }
      apply(world, entry)
      entries.push(entry)
      return true
    },
    rebuild,
  }
}
