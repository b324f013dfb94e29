import { dot, line, mix, polar, polygon, round, times, wedges } from '../../paint'
import type { Draw } from '../../seeded'
import type { ThumbPalette } from '../pigments'
import type { SceneName } from './spec'
import { centre, fill, height, stroke, width } from './svgText'

type Painter = (palette: ThumbPalette, draw: Draw) => string

const [cx, cy] = centre

/** The backgrounds of thumbnails, each drawn over the palette's ground. */
export const scenes = {
  rays: ({ light }, draw) => fill(wedges(16, cx, cy, 170, 10, draw() * 20), light, 0.22),

  rings: ({ light, spark }) =>
    times(7, (i) => {
      const radius = (7 - i) * 15
      const ring = `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
      return stroke(ring, i % 2 ? spark : light, i % 2 ? 2 : 5, 0.1 + 0.05 * i)
    }).join(''),

  bokeh: ({ light, spark }, draw) =>
    times(6, (i) => {
      const spots = times(5, () => dot([draw() * width, draw() * height])).join('')
      return stroke(spots, i % 2 ? light : spark, 4 + i * 4.4, 0.24 - i * 0.025)
    }).join(''),

  grid: ({ deep, mid, light, spark }) => {
    const horizon = 99
    const bars = times(5, (i) => `M0 ${66 + i * 8}h${width}v${2 + i}H0Z`).join('')
    const floor = [
      ...times(13, (i) => line([cx + (i - 6) * 8, horizon], [cx + (i - 6) * 46, height])),
      ...times(6, (i) => `M0 ${round(horizon + i * i * 2.6)}H${width}`),
    ].join('')
    return [
      fill(`M0 0H${width}V${horizon}H0Z`, 'url(#dusk)'),
      stroke(dot([cx, 64]), spark, 76, 0.9),
      fill(bars, mid, 0.82),
      fill(`M0 ${horizon}H${width}V${height}H0Z`, deep),
      stroke(floor, light, 0.8, 0.55),
    ].join('')
  },

  waves: ({ deep, light }, draw) => {
    const swell = times(6, (i) => {
      const y = 52 + i * 19
      const shift = -30 * (i % 2) - draw() * 8
      const crest = `M${round(shift)} ${y}${'c20-16 40-16 60 0s40 16 60 0'.repeat(2)}`
      return (
        fill(`${crest}V${height}H${round(shift)}Z`, mix(light, deep, 0.26 + i * 0.13), 0.58) +
        stroke(crest, light, 0.7, 0.35)
      )
    })
    const bubbles = stroke(times(14, () => dot([draw() * width, draw() * 120])).join(''), light, 3, 0.4)
    return swell.join('') + bubbles
  },

  peaks: ({ deep, mid, spark }, draw) => {
    const moon = 30 + draw() * 60
    const range = (level: number) => {
      let path = `M-5 ${height}`
      for (let x = -5; x < width + 20; x += 16 + draw() * 18)
        path += `L${round(x)} ${round(66 + level * 20 + draw() * 26)}`
      return fill(`${path}L${width + 20} ${height}Z`, mix(mid, deep, 0.2 + level * 0.36))
    }
    return [
      fill(`M0 0H${width}V${height}H0Z`, 'url(#dusk)'),
      stroke(dot([moon, 38]), spark, 66, 0.2),
      stroke(dot([moon, 38]), spark, 42, 0.92),
      ...times(3, range),
    ].join('')
  },

  curtain: ({ deep, mid, light, spark }) => {
    const folds = times(12, (i) =>
      fill(`M${i * 10} 0h10v${height}h-10Z`, i % 2 ? mix(mid, light, 0.16) : mix(mid, deep, 0.45)),
    )
    const swag = `Q90 42 60 23Q30 42 0 19`
    return [
      ...folds,
      stroke(dot([cx, 78]), light, 124, 0.34),
      fill(`M0 0H${width}V19${swag}Z`, mix(mid, deep, 0.32)),
      stroke(`M${width} 19${swag}`, spark, 2, 1),
    ].join('')
  },

  stars: ({ light, spark }, draw) => {
    const orbit = (rx: number, ry: number) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(-24 ${cx} ${cy})" fill="none" `
    const dust = (size: number, count: number, alpha: number) =>
      stroke(times(count, () => dot([draw() * width, draw() * height])).join(''), light, size, alpha)
    return [
      fill(`M0 0H${width}V${height}H0Z`, 'url(#dusk)'),
      dust(1, 26, 0.75),
      dust(2, 12, 0.9),
      stroke(dot([cx, cy]), light, 92, 0.24),
      `${orbit(80, 22)}stroke="${light}" stroke-opacity=".55" stroke-width="3"/>`,
      `${orbit(64, 16)}stroke="${spark}" stroke-opacity=".5" stroke-width="1.5"/>`,
    ].join('')
  },

  hex: ({ mid, light }, draw) => {
    const cells = times(54, (i) =>
      polygon(6, (i % 6) * 26 + (Math.floor(i / 6) % 2 ? 7 : -6), Math.floor(i / 6) * 20, 13),
    )
    const lit = cells.filter(() => draw() > 0.76).join('')
    return (
      fill(lit, light, 0.24) +
      fill(cells.filter(() => draw() > 0.6).join(''), mid, 0.3) +
      stroke(cells.join(''), light, 0.8, 0.24)
    )
  },

  petals: ({ light, spark }, draw) => {
    const turn = draw() * 30
    const ring = (length: number, girth: number, lean: number) =>
      times(12, (i) => {
        const angle = turn + lean + i * 30
        const tip = polar(cx, cy, length, angle)
        const flank = (side: number) => polar(cx, cy, length * 0.6, angle + side * girth).join(' ')
        return `M${cx} ${cy}Q${flank(1)} ${tip.join(' ')}Q${flank(-1)} ${cx} ${cy}Z`
      }).join('')
    return fill(ring(96, 26, 0), light, 0.2) + fill(ring(66, 26, 15), spark, 0.2)
  },

  meadow: ({ deep, mid, light, spark }, draw) => {
    const hill = (level: number) => {
      const y = 66 + level * 16
      const crest = (level % 2 ? -1 : 1) * (14 + draw() * 8)
      return fill(
        `M0 ${y}C36 ${round(y - crest)} 78 ${round(y + crest)} ${width} ${y - 6}V${height}H0Z`,
        mix(light, deep, 0.2 + level * 0.26),
      )
    }
    return [
      fill(`M0 0H${width}V${height}H0Z`, mix(light, mid, 0.35)),
      stroke(dot([26, 26]), spark, 64, 0.3),
      stroke(dot([26, 26]), spark, 36, 0.9),
      ...times(3, hill),
    ].join('')
  },

  wheel: ({ deep, mid, light, spark }, draw) => {
    const disc = (color: string, size: number) => stroke(dot([cx, cy]), color, size)
    return [
      disc(spark, 138),
      disc(mix(mid, light, 0.2), 130),
      fill(wedges(12, cx, cy, 65, 15, draw() * 30), mix(deep, mid, 0.2)),
      disc(spark, 80),
      disc(mix(mid, deep, 0.5), 76),
    ].join('')
  },
} as const satisfies Record<SceneName, Painter>
