import type { Due } from './agenda'
import type { ClockState } from './clock'
import type { LedgerEntry } from './ledger'
import type { Player } from './player'

/** Version of the world's JSON; stored worlds of other versions are dropped with a note. */
export const WORLD_VERSION = 11

/** The whole state of the simulated server: plain JSON, so that it can be stored, linked and snapshot. */
export interface World {
  version: number
  seed: number
  /** The persona that the world started with. */
  persona: string
  clock: ClockState
  /** When the world was made, epoch ms of the world's time. */
  born: number
  /** The instant up to which due events have happened. */
  now: number
  /** Source of ids. */
  serial: number
  /** Size of the game catalog. */
  gameCount: number
  players: Record<string, Player>
  /** Player ids by token. */
  tokens: Record<string, string>
  /** Movements by player id, oldest first. */
  ledger: Record<string, LedgerEntry[]>
  agenda: Due[]
  /** Forced results of the next draws: `propId` or `propId~cell id`. */
  forcedDraws: string[]
  shared: SharedState
}

/** State shared by all players. Each noun adds its own key by declaration merging, and owns it. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it by declaration merging
export interface SharedState {}

/** A noun's shared state, created on first use. */
export const ensureSharedState = <K extends keyof SharedState>(
  world: World,
  key: K,
  create: () => NonNullable<SharedState[K]>,
): NonNullable<SharedState[K]> => {
  const present = world.shared[key]
  if (present !== undefined) return present as NonNullable<SharedState[K]>
  const made = create()
  world.shared[key] = made
  return made
}

/** An id, unique in the world and reproduced by replays. */
export const nextId = (world: World, prefix: string): string =>
  `${prefix}${(++world.serial).toString(36).padStart(6, '0')}`

export interface EmptyWorldOptions {
  seed: number
  persona: string
  clock: ClockState
  /** World time of its creation, epoch ms. */
  born: number
  gameCount?: number
}

/** A world without players. */
export const emptyWorld = ({ seed, persona, clock, born, gameCount = 320 }: EmptyWorldOptions): World => ({
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
  shared: {},
})
