import { dayOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'

declare module '../core/player' {
  interface PlayerState {
    /** Liveness earned on one day; reset when the day changes. */
    liveness?: { key: string; earned: number }
  }
}

/** Counts liveness for the chests of the day. */
export const earnLiveness = (player: Player, amount: number, at: number): void => {
  const kept = ensurePlayerState(player, 'liveness', () => ({ key: '', earned: 0 }))
  const key = dayOf(at)
  if (kept.key > key) return
  if (kept.key !== key) Object.assign(kept, { key, earned: 0 })
  kept.earned += amount
}

/** The liveness earned on an instant's day. */
export const livenessOf = (player: Player, at: number): number => {
  const kept = player.state.liveness
  return kept?.key === dayOf(at) ? kept.earned : 0
}
