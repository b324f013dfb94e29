export type Point = readonly [x: number, y: number]

/** Mixes two hex colors: `at` 0 is the first, 1 the second. */
export function mix(first: string, second: string, at: number): string {
  const channel = (i: number) => {
    const from = Number.parseInt(first.slice(i, i + 2), 16)
    const to = Number.parseInt(second.slice(i, i + 2), 16)
    return Math.round(from + (to - from) * at)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** `degrees` run clockwise from the right. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))]
}

export const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** A dot as a zero-length path with a round cap, so that many dots fit in one element. */
export const dot = ([x, y]: Point) => `M${round(x)} ${round(y)}h0`

export const line = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`

export const polygon = (sides: number, cx: number, cy: number, radius: number, turn = -90) =>
  closed(times(sides, (i) => polar(cx, cy, radius, turn + (i * 360) / sides)))

/** Wedges of light from a center, in one path. */
export const wedges = (count: number, cx: number, cy: number, radius: number, width: number, turn = 0) =>
  times(count, (i) => {
    const angle = turn + (i * 360) / count
    return closed([[cx, cy], polar(cx, cy, radius, angle), polar(cx, cy, radius, angle + width)])
  }).join('')

export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/** To two decimals. */
export const round = (value: number) => Math.round(value * 100) / 100
