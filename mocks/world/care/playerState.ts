import { ensurePlayerState, type Player } from '../core/player'
import type { World } from '../core/state'

/** Bets and wins of a session in cents, and the time played in ms. */
export interface PlaySession {
  at: number
  bet: number
  win: number
  rounds: number
  played: number
}

/** Responsible play. */
export interface CareState {
  /** No play before this instant. */
  breakUntil: number
  /** Whether that break is a self-exclusion. */
  excluded?: boolean
  session: PlaySession
  /** Time played on the day of the last sign of play, ms. */
  day: { key: string; played: number }
  /** The last sign of play. */
  last: number
}

declare module '../core/player' {
  interface PlayerState {
    care?: CareState
  }
}

export const newSession = (at: number): PlaySession => ({ at, bet: 0, win: 0, rounds: 0, played: 0 })

export const ensureCare = (player: Player): CareState =>
  ensurePlayerState(player, 'care', () => ({
    breakUntil: 0,
    session: newSession(0),
    day: { key: '', played: 0 },
    last: 0,
  }))

/** When the present break ends; null without one. */
export const breakUntil = (world: World, player: Player): number | null => {
  const until = player.state.care?.breakUntil ?? 0
  return until > world.now ? until : null
}

export const onBreak = (world: World, player: Player): boolean => breakUntil(world, player) !== null

export const isExcluded = (world: World, player: Player): boolean =>
  onBreak(world, player) && player.state.care?.excluded === true

/** Why a player may not play, deposit or spin; null when allowed. */
export const careRefusal = (world: World, player: Player): 'playPaused' | 'selfExcluded' | null => {
  if (!onBreak(world, player)) return null
  return isExcluded(world, player) ? 'selfExcluded' : 'playPaused'
}
