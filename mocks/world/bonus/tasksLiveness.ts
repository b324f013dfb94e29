import { dayOf } from '../core/clock'
import { type Player, slice } from '../core/player'

declare module '../core/player' {
  interface Slices {
    /** Liveness earned on one day; another day starts from zero. */
    liveness?: { key: string; earned: number }
  }
}

/** Counts liveness for the chests of its day. */
export const earnLiveness = (player: Player, amount: number, at: number): void => {
  const kept = slice(player, 'liveness', () => ({ key: '', earned: 0 }))
  const key = dayOf(at)
  if (kept.key > key) return
  if (kept.key !== key) Object.assign(kept, { key, earned: 0 })
  kept.earned += amount
}

/** The liveness earned on an instant's day. */
export const livenessOf = (player: Player, at: number): number => {
  const kept = player.slices.liveness
  return kept?.key === dayOf(at) ? kept.earned : 0
}
