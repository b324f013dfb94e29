import type { VipTheme } from '../../../theme/vip'

interface Tile {
  readonly width: number
  readonly height: number
  readonly path: string
  /** Stroke width; 0 = filled. */
  readonly line: number
}

/** Pattern tiles: sparks, waves, rays, scales, stars, facets. */
const tiles: Readonly<Record<VipTheme, Tile>> = {
  1: { width: 64, height: 64, line: 1.4, path: 'M8 20l8-8M40 9l5-5M51 37l9-9M20 53l6-6M34 34l4-4M6 45l3-3M57 58l3-3' },
  2: {
    width: 80,
    height: 40,
    line: 1,
    path: [10, 20, 30, 40].map((y) => `M0 ${y}c20-12 20 12 40 0s20 12 40 0`).join(''),
  },
  3: {
    width: 72,
    height: 72,
    line: 1,
    path: 'M36 72V20M36 72 18 22M36 72 54 22M36 72 4 34M36 72 68 34M36 72 0 52M36 72 72 52M0 36a36 36 0 0 1 72 0M14 40a22 22 0 0 1 44 0',
  },
  4: {
    width: 48,
    height: 24,
    line: 1,
    path: 'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 12a24 24 0 0 1 48 0M24 12a24 24 0 0 1 48 0',
  },
  5: {
    width: 90,
    height: 90,
    line: 0,
    path: 'M60 78l1.6-5.4 5.4-1.6-5.4-1.6L60 64l-1.6 5.4L53 71l5.4 1.6ZM28 31l1-3.4 3.4-1-3.4-1-1-3.4-1 3.4-3.4 1 3.4 1ZM11 18h2.2v2.2H11ZM63 9h1.8v1.8H63ZM39 43h2.4v2.4H39ZM79 59h2v2h-2ZM19 71h1.8v1.8H19Z',
  },
  6: {
    width: 84,
    height: 72,
    line: 0.8,
    path: 'M0 36 21 0 42 36 63 0 84 36 63 72 42 36 21 72ZM0 36H84M21 0V72M63 0V72',
  },
}

/** As a CSS mask, so that the color can be a theme variable. */
export function patternMask(vip: VipTheme): string {
  const { width, height, path, line } = tiles[vip]
  const ink = line > 0 ? `fill='none' stroke='#000' stroke-width='${line}' stroke-linecap='round'` : ''
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><path d='${path}' ${ink}/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
