import { type Ask, answer, type Reply } from '../../handlers/answer'
import { createWorld, type WorldWish } from '../../personas/build'
import { catchUp, passTime } from '../../world/core/agenda'
import type { ClockState } from '../../world/core/clock'
import { dueRules } from '../../world/core/due'
import type { World } from '../../world/core/state'
import { codeOf, createReads, ownFields, traces } from './recording'

/** What a world began as: the words it was made from, or a whole world. */
export type Origin = { made: WorldWish } | { world: string }

/** Something that changed the world, at its instant: a call, forced draws, or a new clock with the time it shows. */
export type Entry =
  | { at: number; call: string; token: string; body: unknown }
  | { at: number; draw: readonly string[] }
  | { at: number; clock: ClockState; to: number }

/** A world with the journal of what changed it: origin and journal give the same world again, byte for byte. */
export interface Chronicle {
  readonly world: World
  readonly origin: Origin
  readonly entries: readonly Entry[]
  /** Answers a call at a real instant, and writes it down when it changed the world. */
  act(ask: Ask, effect: 'read' | 'write', real: number): Reply
  /** Brings the world up to a real instant. */
  catchUp(real: number): void
  /** Writes down and does what a tester wants. */
  control(entry: Entry): void
  /** Does what another tab wrote down; the world must not have lived past it. False = it had: build it again. */
  follow(entry: Entry): boolean
  /** The world again from its origin and another journal. */
  rebuild(entries?: readonly Entry[]): void
}

/** Past this many entries the world itself becomes the origin, so that a long life costs no memory. */
const LONGEST_JOURNAL = 20_000

const worldOf = (origin: Origin): World =>
  'made' in origin ? createWorld(origin.made).world : (JSON.parse(origin.world) as World)

const redo = (world: World, entry: Entry): void => {
  passTime(world, entry.at, dueRules)
  if ('call' in entry) answer(world, { name: entry.call, token: entry.token, body: entry.body })
  else if ('draw' in entry) world.forcedDraws.push(...entry.draw)
  else {
    world.clock = entry.clock
    passTime(world, entry.to, dueRules)
  }
}

/** Starts a chronicle; `present` is the world that the journal already led to, where it is at hand. */
export const createChronicle = (origin: Origin, journal: readonly Entry[] = [], present?: World): Chronicle => {
  let from = origin
  let entries = [...journal]
  let world = present ?? worldOf(origin)
  let firedAt = 0
  let isFirst = createReads()
  if (!present) for (const entry of entries) redo(world, entry)

  const write = (entry: Entry) => {
    entries.push(entry)
    if (entries.length <= LONGEST_JOURNAL) return
    from = { world: JSON.stringify(world) }
    entries = []
  }
  const live = (real: number) => {
    const next = world.agenda[0]?.at ?? Number.POSITIVE_INFINITY
    catchUp(world, real, dueRules)
    if (next <= world.now) firedAt = world.now
  }
  const rebuild = (other: readonly Entry[] = entries) => {
    world = worldOf(from)
    entries = [...other]
    for (const entry of entries) redo(world, entry)
    firedAt = world.now
    isFirst = createReads()
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
    act(ask, effect, real) {
      try {
        live(real)
        const at = world.now
        const before = traces(world, ask.token)
        const reply = answer(world, ask)
        const counts = codeOf(reply) === 0 && (effect === 'write' || isFirst(world, ask))
        if (counts || traces(world, ask.token).some((mark, index) => mark !== before[index]))
          write({ at, call: ask.name, token: ask.token, body: ownFields(ask) })
        return reply
      } catch (error) {
        // A call that broke half-way never was: the world is made again without it.
        rebuild()
        throw error
      }
    },
    catchUp: live,
    control(entry) {
      redo(world, entry)
      write(entry)
    },
    follow(entry) {
      if (entry.at < world.now) {
        if (firedAt >= entry.at) return false
        world.now = entry.at
      }
      redo(world, entry)
      entries.push(entry)
      return true
    },
    rebuild,
  }
}
