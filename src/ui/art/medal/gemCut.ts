import type { VipTheme } from '../../../theme/vip'
import { closed, mix, type Point, polar, times } from '../paint'
import { gemColors, opalFire, opalNight } from './pigments'

export interface Facet {
  readonly path: string
  readonly color: string
}

export interface GemCut {
  readonly facets: readonly Facet[]
  /** Facets seen through the table, lit from the opposite side. */
  readonly heart: readonly Facet[]
  readonly table: string
  readonly girdle: string
}

interface Shape {
  readonly sides: number
  readonly turn: number
  readonly table: number
  /** Radius of every second corner: 1 for a round gem, less for a star. */
  readonly waist: number
}

/** More facets the higher the tier, so that rank does not depend on color. */
const shapes: Readonly<Record<VipTheme, Shape>> = {
  1: { sides: 4, turn: -90, table: 0.48, waist: 1 },
  2: { sides: 6, turn: -90, table: 0.5, waist: 1 },
  3: { sides: 8, turn: -67.5, table: 0.55, waist: 1 },
  4: { sides: 10, turn: -90, table: 0.58, waist: 1 },
  5: { sides: 10, turn: -90, table: 0.44, waist: 0.68 },
  6: { sides: 12, turn: -90, table: 0.58, waist: 1 },
}

/** Angle of the light, degrees: from the upper left. */
const lamp = -125

export function cutGem(vip: VipTheme, cx: number, cy: number, radius: number): GemCut {
  const { sides, turn, table, waist } = shapes[vip]
  const step = 360 / sides
  const reach = (i: number) => (i % 2 ? waist : 1)
  const outer = times(sides, (i) => polar(cx, cy, radius * reach(i), turn + i * step))
  const lean = waist < 1 ? 0 : step / 2
  const inner = times(sides, (i) => polar(cx, cy, radius * table * reach(i), turn + i * step + lean))
  const corner = (points: readonly Point[], i: number): Point => points[(i + sides) % sides] ?? [cx, cy]

  const facets = times(sides, (i) => {
    const angle = turn + i * step
    const crown: Point[] = [corner(outer, i), corner(outer, i + 1), corner(inner, i)]
    const star: Point[] = [corner(outer, i), corner(inner, i), corner(inner, i - 1)]
    const kite: Point[] = [...crown.slice(0, 2), corner(inner, i + 1), corner(inner, i)]
    const lit = { crown: tint(vip, i, angle + step / 2, 1), star: tint(vip, i + 1, angle, 0.7) }
    if (waist < 1) return [{ path: closed(kite), color: lit.crown }]
    return [
      { path: closed(crown), color: lit.crown },
      { path: closed(star), color: lit.star },
    ]
  }).flat()
  const heart = times(sides, (i) => ({
    path: closed([corner(inner, i), corner(inner, i + 1), [cx, cy]]),
    color: tint(vip, i + 2, turn + i * step + lean + step / 2 + 180, i % 2 ? 0.3 : 0.62),
  }))
  return { facets, heart, table: closed(inner), girdle: closed(outer) }
}

function tint(vip: VipTheme, facet: number, angle: number, strength: number): string {
  const [bright, body, dark] = gemColors[vip]
  const light = Math.cos(((angle - lamp) * Math.PI) / 180) * strength
  if (vip === 6) return mix(opalFire[(facet * 5) % 6] ?? bright, opalNight, light > 0 ? 0.14 + 0.2 * (1 - light) : 0.6)
  return light > 0 ? mix(body, bright, light) : mix(body, dark, -light)
}
