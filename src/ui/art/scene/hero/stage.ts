import { type Point, polar } from '../../paint'
import { seeded } from '../../seeded'

/** viewBox of every hero scene. */
export const stage = { width: 358, height: 176 } as const

/** Center of the light and of the hero symbol. */
export const focus: Point = [265, 92]

/** A diamond-shaped chip. */
export const chip = (x: number, y: number, size: number) =>
  `M${x} ${y - size * 1.6}L${x + size} ${y}L${x} ${y + size * 1.6}L${x - size} ${y}Z`

/** Chips around the focus, deterministic by seed. */
export function flight(seed: string, count: number): string {
  const draw = seeded(seed)
  return Array.from({ length: count }, () => {
    const [x, y] = polar(focus[0], focus[1] - 6, 60 + draw() * 90, draw() * 360)
    return chip(x, y, 1.5 + draw() * 4)
  }).join('')
}
