import { expect, it } from 'vitest'
import type { PaletteColor } from '../../src/theme/palette'
import { palettes } from '../../src/theme/palettes/palettes'
import { vipThemes } from '../../src/theme/vip'

/** The hue of a color in degrees, of HSL. */
const hueOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const degrees = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** Degrees on the color wheel, from the first to the second; none overlaps another. */
const BANDS: Readonly<Record<keyof PaletteColor['status'], readonly [from: number, to: number]>> = {
  danger: [345, 375],
  warning: [30, 60],
  success: [110, 160],
  info: [185, 225],
}

it.each(vipThemes)('each status keeps its hue in theme %i, as a text and as a ground', (vip) => {
  const strange = Object.entries(BANDS).flatMap(([status, [from, to]]) => {
    const { text, soft } = palettes[vip].color.status[status as keyof typeof BANDS]
    return [text, soft].filter((color) => {
      const hue = hueOf(color)
      return !(hue >= from && hue <= to) && !(hue + 360 >= from && hue + 360 <= to)
    })
  })
  expect(strange).toEqual([])
})
