import type { Point } from '../paint'

export interface BulbBox {
  readonly width: number
  readonly height: number
  /** From the box's edge to the center of the bulbs. */
  readonly inset: number
  readonly radius: number
  /** Approximate distance. */
  readonly step: number
}

/** Evenly spaced points along a rounded rectangle, clockwise; an even number, so that two colors can alternate. */
export function bulbPath({ width, height, inset, radius, step }: BulbBox): Point[] {
  const across = Math.max(0, width - 2 * inset)
  const down = Math.max(0, height - 2 * inset)
  const bend = Math.min(radius, across / 2, down / 2)
  const arc = (Math.PI / 2) * bend
  const sides = [across - 2 * bend, down - 2 * bend, across - 2 * bend, down - 2 * bend]
  const length = sides.reduce((sum, side) => sum + side + arc, 0)
  const count = Math.max(2, 2 * Math.round(length / step / 2))

  return Array.from({ length: count }, (_, i) => {
    let rest = (i * length) / count
    for (const [turn, side] of sides.entries()) {
      if (rest <= side) return place(turn, bend + rest, 0)
      rest -= side
      if (rest <= arc) return corner(turn, rest / bend)
      rest -= arc
    }
    return place(0, bend, 0)
  })

  /** The point at `along` on side `turn`, inset by `inside`. */
  function place(turn: number, along: number, inside: number): Point {
    const x = [along, across - inside, across - along, inside][turn] ?? 0
    const y = [inside, along, down - inside, down - along][turn] ?? 0
    return [inset + x, inset + y]
  }

  function corner(turn: number, angle: number): Point {
    const side = turn % 2 ? down : across
    return place(turn, side - bend + bend * Math.sin(angle), bend - bend * Math.cos(angle))
  }
}
