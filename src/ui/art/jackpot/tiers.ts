import type { theme } from '../../../theme/theme'
import type { SymbolName } from '../symbols/symbols'

export type JackpotTier = keyof typeof theme.color.tier

/** Sectors clockwise from the pointer. */
export const wheelOrder: readonly JackpotTier[] = ['mega', 'mini', 'major', 'minor']

/** Distinguishes the tiers besides name and color. */
export const tierSymbols: Readonly<Record<JackpotTier, SymbolName>> = {
  mega: 'crown',
  major: 'gem',
  minor: 'glowingStar',
  mini: 'clover',
}

/** Angle of a tier's sector, in degrees clockwise from the pointer. */
export function sectorAngle(tier: JackpotTier): number {
  return wheelOrder.indexOf(tier) * 90
}
