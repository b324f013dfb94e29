import styled from '@emotion/styled'
import type { Ref } from 'react'
import { theme } from '../../../theme/theme'
import { blend, light, shade } from '../../../theme/tint'
import { Art } from '../Art'
import type { SymbolName } from '../symbols/symbols'

interface PrizeTileProps {
  readonly symbol: SymbolName
  readonly label: string
  /** What a bare number counts. */
  readonly unit?: string | undefined
  readonly jackpot?: boolean
  /** The running or winning tile; `data-highlighted` may also be set on the element, without a render. */
  readonly highlighted?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** How wide a letter is, by the weight of the font. */
const [REGULAR, HEAVY] = [0.48, 0.6]

const { bg, tier, accent, text, foil, coin } = theme.color

/** A prize of the ring. Highlighted it is white, ringed and larger, so that it does not depend on color. */
export function PrizeTile({ symbol, label, unit, jackpot = false, highlighted = false, ref }: PrizeTileProps) {
  return (
    <Tile ref={ref} data-highlighted={highlighted} data-jackpot={jackpot}>
      <Art name={symbol} size={38} eager />
      <b style={letters(label, jackpot ? HEAVY : REGULAR)}>{label}</b>
      {unit !== undefined && <small style={letters(unit, REGULAR)}>{unit}</small>}
    </Tile>
  )
}

/**
 * Font size at which a label fills its tile, in percent of the cabinet's inner width; any larger and a word would
 * break. Words of up to nine letters are 12 px on the narrowest phone.
 */
function letters(label: string, width: number) {
  return { fontSize: `min(${Math.round(200 / Math.max(4, label.length * width)) / 10}cqi, 0.75rem)` }
}

const layer = {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  opacity: 0,
  transition: `opacity ${theme.motion.duration.instant} linear`,
  pointerEvents: 'none',
} as const

const Tile = styled.div({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1px',
  minInlineSize: 0,
  aspectRatio: '1 / 1.1',
  borderRadius: '11px',
  color: text.primary,
  background: `linear-gradient(180deg, ${bg.surface3}, ${bg.surface1})`,
  boxShadow: `inset 0 1px 0 ${light(16)}, inset 0 -3px 0 ${shade(28)}`,
  transition: `transform ${theme.motion.duration.instant} ${theme.motion.easing.standard}`,
  '& > *': { position: 'relative' },
  '& > img': { inlineSize: '52%', blockSize: 'auto' },
  '&:has(> small) > img': { inlineSize: '42%' },
  '& > b, & > small': {
    maxInlineSize: '100%',
    paddingInline: '1px',
    lineHeight: 1.2,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  '& > small': { fontWeight: 600, letterSpacing: '-0.03em', whiteSpace: 'nowrap', color: text.secondary },
  '&[data-jackpot="true"]': {
    color: light(100),
    background: `linear-gradient(180deg, ${blend(tier.mega.solid, 72, tier.mega.lo)}, ${tier.mega.lo})`,
  },
  '&[data-jackpot="true"] > b': { fontWeight: 800, letterSpacing: '-0.01em' },
  '&::before': { ...layer, background: `linear-gradient(180deg, ${light(100)}, ${foil.hi})` },
  '&::after': {
    ...layer,
    boxShadow: `0 0 0 2.5px ${light(100)}, 0 0 0 5px ${accent.glow}, 0 0 26px 4px ${accent.glow}`,
  },
  '&[data-highlighted="true"]': { zIndex: 1, transform: 'scale(1.06)' },
  // Not quite 1, which would remove the stacking context and cost a layout at every step of the run.
  '&[data-highlighted="true"]::before, &[data-highlighted="true"]::after': { opacity: 0.999 },
  '&[data-highlighted="true"] > :is(b, small)': { color: coin.ink },
  '@media (forced-colors: active)': { '&[data-highlighted="true"]': { outline: '3px solid Highlight' } },
})
