import { answer, type Reply } from '../../handlers/answer'
import { passTime } from '../../world/core/agenda'
import { hash32 } from '../../world/core/chance'
import type { ClockState } from '../../world/core/clock'
import { dueRules } from '../../world/core/due'
import type { World } from '../../world/core/state'
import type { Locale } from '../../world/core/texts'

/** A recorded change of the world, with its instant: a call, forced draws or none, or a new clock and the time it shows. */
export type WorldEntry =
  | {
      at: number
      call: string
      /** The place of the token among the world's, such as `#0`; empty without one. A replay finds the token there. */
      token: string
      body: unknown
      locale?: Locale
      /** Absent for 0: a refused call that is recorded has counted a failed attempt. */
      code?: number
      /** Digest of the reply; entries of older builds have none. */
      reply?: string
    }
  | { at: number; draw: readonly string[] }
  | { at: number; clearDraws: true }
  | { at: number; clock: ClockState; to: number }

/** A control on screen, as a reader of the page finds it. */
export interface Widget {
  /** Empty for a field that has none, such as one for a password. */
  role: string
  name: string
  /** The dialog that it is in. */
  dialog?: string
  /** Which of those there with the same role and name, from 0; absent for the only one. */
  nth?: number
}

/** What happened in a session and changed nothing in the world. Times are the world's. */
export type SessionEntry =
  /** A tester's word, such as `grant` of `coin:5000`; its effect stands before it. */
  | { at: number; control: string; words: readonly string[] }
  /** The faults and the latency, whenever one of them has changed. */
  | { at: number; faults: readonly string[]; latency: string }
  /** A write that the world refused. */
  | { at: number; refused: string; code: number }
  /** A call that met a fault. */
  | { at: number; met: string; fault: string }
  /** The page was loaded at this path, led there, or went back to it. */
  | { at: number; route: string; by: 'load' | 'link' | 'back' }
  | { at: number; tap: Widget }
  | { at: number; fill: Widget; text: string; secret?: boolean }
  | { at: number; choose: Widget; option: string }
  /** A key that leaves or sends, such as `Escape`. */
  | { at: number; press: string }

export type Entry = WorldEntry | SessionEntry

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never
export type SessionNote = WithoutTime<SessionEntry>

export const isWorldEntry = (entry: Entry): entry is WorldEntry =>
  'call' in entry || 'draw' in entry || 'clearDraws' in entry || 'clock' in entry

/** The faults and the latency after some entries; null when they never changed. */
export const settingsOf = (entries: readonly Entry[]) => entries.findLast((entry) => 'faults' in entry) ?? null

/** How a token is recorded: no secret leaves with an entry. */
export const placeOfToken = (world: World, token: string): string => {
  const place = Object.keys(world.tokens).indexOf(token)
  return place < 0 ? '' : `#${place}`
}

const PLACE = /^#(\d+)$/

/** The token of an entry; those of older builds are recorded as they are. */
export const tokenAt = (world: World, recorded: string): string => {
  const place = PLACE.exec(recorded)?.[1]
  return place === undefined ? recorded : (Object.keys(world.tokens)[Number(place)] ?? '')
}

export const digestOf = (text: string): string => hash32(text).toString(36)

export const digestOfReply = (reply: Reply): string => digestOf(JSON.stringify(reply))

/** Applies an entry to a world; returns the reply of a call. */
export const applyEntry = (world: World, entry: Entry): Reply | null => {
  if (!isWorldEntry(entry)) return null
  passTime(world, entry.at, dueRules)
  if ('call' in entry) {
    const { call: name, body, locale } = entry
    return answer(world, { name, token: tokenAt(world, entry.token), body, ...(locale && { locale }) })
  }
  if ('draw' in entry) world.forcedDraws.push(...entry.draw)
  else if ('clearDraws' in entry) world.forcedDraws = []
  else {
    world.clock = entry.clock
    passTime(world, entry.to, dueRules)
  }
  return null
}
