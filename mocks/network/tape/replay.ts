import type { Reply } from '../../handlers/answer'
import { passTime } from '../../world/core/agenda'
import { dueRules } from '../../world/core/due'
import type { World } from '../../world/core/state'
import { applyEntry, digestOfReply, type Entry, tokenAt } from '../state/entries'
import { worldOf } from '../state/journal'
import { codeOf } from '../state/recording'
import { endOf, type Tape } from './tape'

/** A state is kept after so many entries: from there, going back plays only a few. */
const KEPT_EVERY = 200

/** A session after some of its entries. */
export interface Moment {
  world: World
  /** Of the player who acted last, if still signed in. */
  token: string | null
}

/** The first entry that does not give what it gave, or the end when all do and yet it is another. */
export interface Difference {
  /** Counted from 1; one more than there are when only the end differs. */
  entry: number
  /** What the entry is, and what became of it. */
  what: string
}

/** A tape being played. */
export interface Replay {
  readonly tape: Tape
  /** The session after its first entries. */
  at(entries: number): Moment
  /** Plays it to its end; null when that is byte for byte what it was. */
  difference(): Difference | null
}

interface Kept {
  after: number
  world: string
  token: string | null
}

/** The persona's token; null when it is signed out. */
export const ownToken = ({ persona, players, tokens }: World): string | null =>
  Object.entries(tokens).find(([, id]) => players[id]?.persona === persona)?.[0] ?? null

/** Who is signed in after a call: who has just signed in, else whose token came with it, if it still holds. */
const tokenAfter = (world: World, entry: Entry, before: readonly string[], token: string | null): string | null => {
  if (!('call' in entry)) return token
  const fresh = Object.keys(world.tokens).find((one) => !before.includes(one))
  if (fresh !== undefined) return fresh
  return token !== null && Object.hasOwn(world.tokens, token) ? token : null
}

const applied = (world: World, entry: Entry, onBroken: (why: string) => void): Reply | null => {
  try {
    return applyEntry(world, entry)
  } catch (error) {
    onBroken(error instanceof Error ? error.message : String(error))
    return null
  }
}

export const createReplay = (tape: Tape): Replay => {
  const { entries } = tape
  const start = worldOf(tape.origin)
  const kept: Kept[] = [{ after: 0, world: JSON.stringify(start), token: ownToken(start) }]
  let first: Difference | null = null

  const differs = (index: number, what: string) => {
    if (!first || index + 1 < first.entry) first = { entry: index + 1, what }
  }
  const play = (moment: Moment, entry: Entry, index: number) => {
    const { world } = moment
    const before = Object.keys(world.tokens)
    const caller = 'call' in entry ? tokenAt(world, entry.token) : ''
    const reply = applied(world, entry, (why) => differs(index, `it breaks the world: ${why}`))
    moment.token = tokenAfter(world, entry, before, caller || moment.token)
    if (!reply || !('call' in entry) || entry.reply === undefined || entry.reply === digestOfReply(reply)) return
    differs(index, `${entry.call} is answered otherwise, with ${String(codeOf(reply))}`)
  }
  const at = (count: number): Moment => {
    const from = kept.findLast(({ after }) => after <= count) ?? kept[0]
    if (!from) throw new RangeError('a replay has its start')
    const moment: Moment = { world: JSON.parse(from.world) as World, token: from.token }
    for (const [offset, entry] of entries.slice(from.after, count).entries()) {
      play(moment, entry, from.after + offset)
      const after = from.after + offset + 1
      if (after % KEPT_EVERY === 0 && after > (kept.at(-1)?.after ?? 0))
        kept.push({ after, world: JSON.stringify(moment.world), token: moment.token })
    }
    if (count === entries.length) passTime(moment.world, tape.now, dueRules)
    return moment
  }
  return {
    tape,
    at,
    difference: () => {
      const { world } = at(entries.length)
      if (!first && endOf(world) !== tape.end)
        differs(entries.length, 'every entry gives what it gave, the world at the end is another')
      return first
    },
  }
}
