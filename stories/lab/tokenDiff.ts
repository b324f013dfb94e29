import type { Hex } from '../../src/theme/palette'
import { palettes } from '../../src/theme/palettes/palettes'
import { leaves, themed } from '../../src/theme/vars'
import type { VipTheme } from '../../src/theme/vip'
import { contrastRatio } from '../support/contrast'
import { type ContrastPair, contrastPairs } from '../support/contrastPairs'

/** A token that differs between two themes. */
export interface Difference {
  name: string
  values: readonly [string, string]
  /** Contrast ratio of the two values; null when they are not colors. */
  apart: number | null
}

/** A color pair in use, with its contrast in both themes. */
export interface Compared {
  pair: ContrastPair
  ratios: readonly [number, number]
}

const isHex = (value: string): value is Hex => value.startsWith('#')

const tokensOf = (vip: VipTheme) =>
  new Map(leaves(themed(palettes[vip])).map(([path, value]) => [path.join('.'), String(value)]))

/** Every token that differs. */
export function differences(a: VipTheme, b: VipTheme): Difference[] {
  const others = tokensOf(b)
  return [...tokensOf(a)].flatMap(([name, mine]) => {
    const theirs = others.get(name) ?? ''
    if (mine === theirs) return []
    return [
      {
        name,
        values: [mine, theirs] as const,
        apart: isHex(mine) && isHex(theirs) ? contrastRatio(mine, theirs) : null,
      },
    ]
  })
}

/** Every pair in both themes, closest to its limit first. */
export function compared(a: VipTheme, b: VipTheme): Compared[] {
  const ratio = (pair: ContrastPair, vip: VipTheme) =>
    contrastRatio(pair.front(palettes[vip].color), pair.back(palettes[vip].color))
  const room = ({ pair, ratios }: Compared) => Math.min(...ratios) / pair.least
  return contrastPairs
    .map((pair): Compared => ({ pair, ratios: [ratio(pair, a), ratio(pair, b)] }))
    .sort((one, other) => room(one) - room(other))
}
