import type { Player } from '../core/player'
import { slice } from '../core/player'
import { room, type World } from '../core/state'
import type { Tier } from './table'

/** A jackpot that a player of this world won. */
export interface RealWin {
  id: string
  playerId: string
  tier: Tier
  amount: number
  at: number
}

/** One draw as it is kept; its proof is computed again from its number. */
export interface DrawRecord {
  id: string
  at: number
  /** The player's draws up to this one. */
  number: number
  cellId: number
  propId: number
  type: number
  count: number
  bonus: number
  forced: boolean
}

/** What the jackpot knows as a whole. */
export interface JackpotRoom {
  /** Contributions of real bets by jackpot, in units of `POOL_UNIT` to a cent, since the last of them. */
  bets: Partial<Record<Tier, { units: number; at: number }>>
  wins: RealWin[]
}

/** What the jackpot knows of a player. */
export interface JackpotSlice {
  draws: DrawRecord[]
  /** Counts of one day; another day starts from zero. */
  day: { key: string; deposited: number; draws: number }
  /** What the next draw gives to a player who is lucky by persona. */
  luck: string
}

declare module '../core/state' {
  interface Rooms {
    jackpot?: JackpotRoom
  }
}
declare module '../core/player' {
  interface Slices {
    jackpot?: JackpotSlice
  }
}

const freshRoom = (): JackpotRoom => ({ bets: {}, wins: [] })
const freshSlice = (): JackpotSlice => ({ draws: [], day: { key: '', deposited: 0, draws: 0 }, luck: '' })

/** The jackpot's room of the world, for those who write in it. */
export const jackpotRoom = (world: World): JackpotRoom => room(world, 'jackpot', freshRoom)

/** The jackpot's room of the world, for those who only read. */
export const jackpotState = (world: World): Readonly<JackpotRoom> => world.rooms.jackpot ?? freshRoom()

/** The jackpot's slice of a player, for those who write in it. */
export const jackpotSlice = (player: Player): JackpotSlice => slice(player, 'jackpot', freshSlice)

/** A player's draws, oldest first, for those who only read. */
export const drawsOf = (player: Player): readonly DrawRecord[] => player.slices.jackpot?.draws ?? []
