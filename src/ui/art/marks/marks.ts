import { closed, polygon, times } from '../paint'
import { hashText } from '../seeded'
import { grounds } from './pigments'

const rings = (radius: number) =>
  `M${20 - radius} 20a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

/** Signs on a 40 x 40 grid, each of two paths, the second one fainter. None is a real company's logo. */
const signs: readonly (readonly [strong: string, faint: string])[] = [
  ['M20 8 32 20H20Z', 'M20 32 8 20H20Z'],
  [polygon(6, 20, 20, 11), polygon(3, 20, 20, 18)],
  [times(3, (i) => `M${9 + i * 8} ${26 - i * 6}h6v${6 + i * 6}h-6Z`).join(''), 'M9 33.500H31V36H9Z'],
  [
    closed([
      [20, 7],
      [31, 14],
      [9, 14],
    ]),
    'M11.5 17h3v11h-3ZM18.5 17h3v11h-3ZM25.5 17h3v11h-3ZM9 30H31V33H9Z',
  ],
  [
    'M8 24C14 12 20 12 20 20S26 28 32 16V22C26 34 20 34 20 26S14 18 8 30Z',
    'M8 16C14 4 20 4 20 12S26 20 32 8V12C26 24 20 24 20 16S14 8 8 20Z',
  ],
  [`${rings(12)}${rings(7)}`, rings(3.5)],
  [polygon(4, 15, 20, 9), polygon(4, 26, 20, 9)],
  ['M22 7 10 22H18L16 33 30 17H21Z', 'M8 30H14V33H8Z'],
  [`${polygon(8, 20, 20, 12, -67.5)}${polygon(8, 20, 20, 7, -67.5)}`, polygon(8, 20, 20, 4, -67.5)],
  ['M20 8C29 15 31 22 20 33 9 22 11 15 20 8Z', 'M20 15C25 19 25 23 20 28 15 23 15 19 20 15Z'],
  ['M9 10H16V30H9ZM24 10H31V30H24Z', 'M16 17.500H24V22.500H16Z'],
  ['M20 7 24 16 33 20 24 24 20 33 16 24 7 20 16 16Z', polygon(4, 20, 20, 6)],
]

export interface Mark {
  readonly strong: string
  readonly faint: string
  readonly from: string
  readonly to: string
  /** Rotated by 90 degrees, for more variety. */
  readonly turned: boolean
}

/** Deterministic by key. */
export function markOf(key: string): Mark {
  const hash = hashText(key.toLowerCase())
  const [strong, faint] = signs[hash % signs.length] ?? ['', '']
  const [from, to] = grounds[Math.floor(hash / signs.length) % grounds.length] ?? ['', '']
  return { strong, faint, from, to, turned: Math.floor(hash / 4096) % 2 === 1 }
}
