import type { Player } from '../core/player'
import { ensurePlayerState } from '../core/player'
import { ensureSharedState, type World } from '../core/state'
import type { Tier } from './table'

/** A jackpot that a player of this world won. */
export interface RealWin {
  id: string
  playerId: string
  tier: Tier
  amount: number
  at: number
}

/** An ordinary prize that the ticker announces. */
export interface ToldPrize {
  playerId: string
  cellId: number
  at: number
}

/** A stored draw; its proof is computed from its number. */
export interface DrawRecord {
  id: string
  at: number
  /** The nth draw of the player. */
  number: number
  cellId: number
  propId: number
  type: number
  count: number
  bonus: number
  forced: boolean
}

export interface JackpotSharedState {
  /** Contributions of real bets by jackpot, in units of `POOL_UNIT` to a cent, since the last of them. */
  bets: Partial<Record<Tier, { units: number; at: number }>>
  wins: RealWin[]
  /** The last announced ordinary prizes of this world's players. */
  told: ToldPrize[]
}

export interface JackpotPlayerState {
  draws: DrawRecord[]
  /** Counts of one day; reset when the day changes. */
  day: { key: string; deposited: number; draws: number }
  /** Forced result of the next draw of a lucky persona. */
  luck: string
}

declare module '../core/state' {
  interface SharedState {
    jackpot?: JackpotSharedState
  }
}
declare module '../core/player' {
  interface PlayerState {
    jackpot?: JackpotPlayerState
  }
}

const freshShared = (): JackpotSharedState => ({ bets: {}, wins: [], told: [] })
const freshPlayer = (): JackpotPlayerState => ({ draws: [], day: { key: '', deposited: 0, draws: 0 }, luck: '' })

/** Creates the state if needed. */
export const ensureJackpot = (world: World): JackpotSharedState => ensureSharedState(world, 'jackpot', freshShared)

/** Read-only; does not create the state. */
export const jackpotState = (world: World): Readonly<JackpotSharedState> => world.shared.jackpot ?? freshShared()

/** Creates the state if needed. */
export const ensureJackpotPlayer = (player: Player): JackpotPlayerState =>
  ensurePlayerState(player, 'jackpot', freshPlayer)

/** Oldest first; read-only. */
export const drawsOf = (player: Player): readonly DrawRecord[] => player.state.jackpot?.draws ?? []
