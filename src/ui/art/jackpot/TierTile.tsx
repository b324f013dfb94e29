import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { type JackpotTier, wheelOrder } from './tiers'

interface TierTileProps {
  readonly tier: JackpotTier
  readonly label: string
  /** Formatted amount. */
  readonly value: string
}

const { bg, tier: tiers, text } = theme.color

/** Name and amount of a jackpot in its color. */
export function TierTile({ tier, label, value }: TierTileProps) {
  // Long amounts shrink, they are never truncated. React's type has no custom properties.
  const fit = { '--fit': `${Math.round(415 / value.length) / 10}cqi` } as CSSProperties
  return (
    <Tile data-tier={tier} style={fit}>
      <span>{label}</span>
      {/* A new element when the width changes: centered text would shift. */}
      <b key={value.length}>{value}</b>
    </Tile>
  )
}

const inks = wheelOrder.map((tier) => [
  `&[data-tier="${tier}"]`,
  { '--tier': tiers[tier].solid, '--tier-text': tiers[tier].text },
])

const Tile = styled.div({
  ...Object.fromEntries(inks),
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  paddingBlock: '6px',
  paddingInline: '4px',
  borderRadius: theme.radius.sm,
  background: `linear-gradient(180deg, ${blend('var(--tier)', 20, bg.inset)}, ${bg.inset})`,
  boxShadow: `inset 0 0 0 1px ${blend('var(--tier)', 42)}`,
  '& > span': {
    fontFamily: theme.font.display,
    fontSize: '0.75rem',
    lineHeight: `calc(1.25 * var(--leading))`,
    fontWeight: 700,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    color: 'var(--tier-text)',
  },
  '& > b': {
    ...theme.type.labelMd,
    // 14 px, or 12 where it does not fit: in steps, not between.
    fontSize: ['clamp(0.75rem, var(--fit), 0.875rem)', 'round(down, clamp(0.75rem, var(--fit), 0.875rem), 0.125rem)'],
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    color: text.primary,
  },
})
