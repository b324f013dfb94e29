import type { Draw } from '../../seeded'

export type Role = 'hero' | 'second' | 'third'

/** Center and size in percent of the box, lean in degrees. */
export interface Placement {
  readonly role: Role
  readonly x: number
  readonly y: number
  readonly size: number
  readonly lean: number
  /** Below 1 in the background. */
  readonly alpha: number
}

type Composer = (sway: (range: number) => number) => Placement[]

const at = (role: Role, x: number, y: number, size: number, lean = 0, alpha = 1): Placement => ({
  role,
  x,
  y,
  size,
  lean,
  alpha,
})

/** Arrangements of up to three symbols, back to front. */
export const compositions = {
  solo: (sway) => [
    at('second', 15 + sway(6), 20 + sway(8), 30, -18, 0.62),
    at('third', 87 + sway(6), 29 + sway(8), 25, 16, 0.62),
    at('hero', 50, 43, 84, sway(10)),
  ],
  duo: (sway) => [at('third', 87, 62, 24, 14, 0.7), at('second', 72 + sway(4), 29, 56, 10), at('hero', 38, 47, 76, -6)],
  orbit: (sway) => [
    at('third', 18, 25 + sway(6), 28, -20, 0.72),
    at('third', 83, 23 + sway(6), 21, 18, 0.6),
    at('hero', 50, 43, 74),
    at('second', 16, 61, 30, -12),
    at('second', 85, 59, 33, 14),
  ],
  portrait: (sway) => [
    at('second', 81, 17, 34, 14, 0.78),
    at('third', 16, 19, 24, -10, 0.66),
    at('hero', 50, 50, 108, sway(6)),
  ],
  trio: () => [at('second', 22, 36, 50, -12), at('third', 78, 36, 50, 12), at('hero', 50, 48, 66)],
  reel: () => [
    at('hero', 21.5, 39.5, 24),
    at('hero', 50, 39.5, 24),
    at('second', 78.5, 39.5, 24),
    at('third', 50, 65, 26),
  ],
  crash: (sway) => [at('second', 24, 24, 30, -14, 0.7), at('hero', 67, 32, 64, sway(4))],
} as const satisfies Record<string, Composer>

export type CompositionName = keyof typeof compositions

export function compose(name: CompositionName, draw: Draw): Placement[] {
  return compositions[name]((range) => Math.round((draw() - 0.5) * range * 10) / 10)
}
