import type { Jackpot } from './wheel'

/** The beats of a jackpot win after the wheel has stopped, in order. */
export type Beat = 'name' | 'count' | 'climb' | 'peak' | 'rest'

/** When the exact amount lands, ms: the greater the prize, the longer. */
export const LANDS_MS: Readonly<Record<Jackpot, number>> = { mini: 1200, minor: 1800, major: 2800, mega: 4000 }

/** How long the peak is held, ms. */
export const PEAK_MS = 1200

/** Tones of the count, one a step. */
export const STEPS = 12

// Parts of the time until the amount lands.
const NAMED = 0.2
const CLIMBING = 0.65

export const beatAt = (lands: number, elapsed: number): Beat => {
  if (elapsed >= lands + PEAK_MS) return 'rest'
  if (elapsed >= lands) return 'peak'
  if (elapsed >= lands * CLIMBING) return 'climb'
  return elapsed >= lands * NAMED ? 'count' : 'name'
}

/** Share of the amount that is shown, 0 to 1: slow, faster, then slow again. */
export const countedShare = (lands: number, elapsed: number): number => {
  const named = lands * NAMED
  const part = Math.min(1, Math.max(0, (elapsed - named) / (lands - named)))
  return part * part * (3 - 2 * part)
}
