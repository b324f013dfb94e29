import type { VipTheme } from '../../../theme/vip'

/** Corners of the medal of each theme; 0 = a circle. The star's inner corners lie at half its radius. */
const corners: Readonly<Record<VipTheme, number>> = { 1: 6, 2: 0, 3: 8, 4: 0, 5: 16, 6: 0 }
const STAR = 5

/** Where the medal stands, as CSS lengths. */
export const MIDDLE = { x: '50%', y: '34%' } as const

/** The outline of a tier's medal around the middle of the stage, as a CSS `clip-path`; the radius in vmax. */
export const medalShape = (vip: VipTheme, radius: number): string => {
  const count = corners[vip]
  if (count === 0) return `circle(${radius}vmax at ${MIDDLE.x} ${MIDDLE.y})`
  const points = Array.from({ length: count }, (_, index) => {
    // Flat on top, as the medals are.
    const angle = ((index + (vip === STAR ? 0 : 0.5)) / count) * 2 * Math.PI
    const reach = vip === STAR && index % 2 === 1 ? radius / 2 : radius
    const at = (middle: string, share: number) => `calc(${middle} + ${share * reach}vmax)`
    return `${at(MIDDLE.x, Math.sin(angle))} ${at(MIDDLE.y, -Math.cos(angle))}`
  })
  return `polygon(${points.join(', ')})`
}
