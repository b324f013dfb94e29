import { boundedCache } from '../../boundedCache'
import { mix } from '../../paint'
import { seeded } from '../../seeded'
import { paletteAt } from '../palettes'
import { type ThumbPalette, thumbInk } from '../pigments'
import { scenes } from './scenes'
import type { ThumbSpec } from './spec'
import { centre, fill, height, stroke, width } from './svgText'

const made = boundedCache<string>(240)

/** The scene as a single CSS image, so that a tile costs one element and one decoded image. */
export function backdrop(spec: ThumbSpec, palette: number): string {
  const key = [spec.scene, spec.variant, palette, propOf(spec.composition)].join(' ')
  return made(key, () => `url("data:image/svg+xml,${encodeURIComponent(drawing(spec, palette))}")`)
}

function drawing(spec: ThumbSpec, index: number): string {
  const palette = paletteAt(index)
  const { deep, mid, light } = palette
  const scene = scenes[spec.scene](palette, seeded(`${spec.scene} ${spec.variant}`))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>`,
    gradient('radial', 'ground', 'cx=".5" cy=".42" r=".75"', [mix(mid, light, 0.55), mid, deep], [0, 0.45, 1]),
    gradient('linear', 'dusk', 'x2="0" y2="1"', [mid, deep], [0, 1]),
    gradient('linear', 'reels', 'x2="0" y2="1"', thumbInk.reel, [0, 0.45, 1]),
    glow('halo', light, 0.62),
    glow('pool', deep, 0.7),
    `</defs>${fill(`M0 0H${width}V${height}H0Z`, 'url(#ground)')}${scene}${props[propOf(spec.composition)](palette)}</svg>`,
  ].join('')
}

/** A radial gradient to transparent. */
function glow(id: string, color: string, strength: number): string {
  const stop = (offset: number, share: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${strength * share}"/>`
  return `<radialGradient id="${id}">${stop(0, 1)}${stop(0.5, 0.5)}${stop(1, 0)}</radialGradient>`
}

function gradient(kind: string, id: string, box: string, colors: readonly string[], stops: readonly number[]): string {
  const steps = colors.map((color, i) => `<stop offset="${stops[i]}" stop-color="${color}"/>`).join('')
  return `<${kind}Gradient id="${id}" ${box}>${steps}</${kind}Gradient>`
}

const [cx, cy] = centre

/** Shapes of a composition besides symbols: light behind the hero and shade below it, the reels, the curve. */
const props = {
  pool: () =>
    `<circle cx="${cx}" cy="${cy - 4}" r="56" fill="url(#halo)"/><ellipse cx="${cx}" cy="${cy + 40}" rx="58" ry="30" fill="url(#pool)"/>`,
  reel: ({ deep, spark }: ThumbPalette) =>
    [
      `<rect x="7" y="32" width="106" height="63" rx="10" fill="${mix(deep, thumbInk.black, 0.4)}" opacity=".55"/>`,
      `<rect x="7" y="29" width="106" height="63" rx="10" fill="${spark}"/>`,
      `<rect x="9" y="31" width="102" height="59" rx="8" fill="${mix(spark, deep, 0.55)}"/>`,
      ...[12, 45.5, 79].map((x) => `<rect x="${x}" y="34" width="29" height="53" rx="5" fill="url(#reels)"/>`),
    ].join(''),
  // Light from the start of the picture, and shade opposite.
  picture: () =>
    `<circle cx="30" cy="30" r="84" fill="url(#halo)"/><ellipse cx="98" cy="${cy + 38}" rx="72" ry="46" fill="url(#pool)"/>`,
  crash: ({ spark }: ThumbPalette) => {
    const curve = 'M-4 120C40 118 74 98 84 58'
    return fill(`${curve}V160H-4Z`, spark, 0.24) + stroke(curve, spark, 5)
  },
}

function propOf(composition: ThumbSpec['composition']): keyof typeof props {
  return composition === 'reel' || composition === 'crash' || composition === 'picture' ? composition : 'pool'
}
