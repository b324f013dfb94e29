import type { Due } from './agenda'
import type { ClockState } from './clock'
import type { LedgerEntry } from './ledger'
import type { Player } from './player'

/** Version of the world's shape; a stored world of another version is discarded with a note. */
export const WORLD_VERSION = 2

/** Everything the pretend server knows: plain JSON, so that snapshots, links and persistence are the same thing. */
export interface World {
  version: number
  seed: number
  /** The persona that the world started with. */
  persona: string
  clock: ClockState
  /** When the world was made, epoch ms of the world's time. */
  born: number
  /** The instant up to which everything due has happened. */
  now: number
  /** Numbers the things that are made: orders, tokens, records. */
  serial: number
  /** How many games the catalogue holds. */
  gameCount: number
  players: Record<string, Player>
  /** Player ids by token. */
  tokens: Record<string, string>
  /** Movements by player id, oldest first. */
  ledger: Record<string, LedgerEntry[]>
  agenda: Due[]
  /** Results that a tester asked for, in order: `propId` or `propId#cell id`. */
  forcedDraws: string[]
  rooms: Rooms
}

/** What the nouns keep of the world as a whole; each noun adds its own key by declaration merging, and owns it. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it by declaration merging
export interface Rooms {}

/** A noun's room of the world, made by `create` when it is first asked for. */
export const room = <K extends keyof Rooms>(
  world: World,
  key: K,
  create: () => NonNullable<Rooms[K]>,
): NonNullable<Rooms[K]> => {
  const present = world.rooms[key]
  if (present !== undefined) return present as NonNullable<Rooms[K]>
  const made = create()
  world.rooms[key] = made
  return made
}

/** A fresh id, unique in the world and the same in every replay. */
export const nextId = (world: World, prefix: string): string =>
  `${prefix}${(++world.serial).toString(36).padStart(6, '0')}`

/** What a world is made from. */
export interface WorldOptions {
  seed: number
  persona: string
  clock: ClockState
  /** The world's time at its making, epoch ms. */
  born: number
  gameCount?: number
}

/** An empty world: no players, nothing due. */
export const emptyWorld = ({ seed, persona, clock, born, gameCount = 320 }: WorldOptions): World => ({
  version: WORLD_VERSION,
  seed,
  persona,
  clock,
  born,
  now: born,
  serial: 0,
  gameCount,
  players: {},
  tokens: {},
  ledger: {},
  agenda: [],
  forcedDraws: [],
  rooms: {},
})
