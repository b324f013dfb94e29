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
  const stored = ensurePlayerState(player, 'liveness', () => ({ key: '', earned: 0 }))
  const key = dayOf(at)
  if (stored.key > key) return
  if (stored.key !== key) Object.assign(stored, { key, earned: 0 })
  stored.earned += amount
}

/** The liveness earned on an instant's day. */
export const livenessOf = (player: Player, at: number): number => {
  const stored = player.state.liveness
  return stored?.key === dayOf(at) ? stored.earned : 0
}
