import type { theme } from '../../../theme/theme'
import type { SymbolName } from '../symbols'

/** The four jackpots. */
export type JackpotTier = keyof typeof theme.color.tier

/** The wheel's sectors, clockwise from the pointer. */
export const wheelOrder: readonly JackpotTier[] = ['mega', 'mini', 'major', 'minor']

/** A tier's symbol: with its word and its colour the third sign that tells the tiers apart. */
export const tierSymbols: Readonly<Record<JackpotTier, SymbolName>> = {
  mega: 'crown',
  major: 'gem',
  minor: 'glowingStar',
  mini: 'clover',
}

/** Where a tier's sector lies, in degrees clockwise from the pointer of a wheel at rest. */
export function sectorAngle(tier: JackpotTier): number {
  return wheelOrder.indexOf(tier) * 90
}
