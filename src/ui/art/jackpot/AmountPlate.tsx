import styled from '@emotion/styled'
import type { Ref } from 'react'
import { foilText } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { blend, shade } from '../../../theme/tint'

interface AmountPlateProps {
  /** The amount it has room for, formatted. */
  readonly widest: string
  /** Shown; may also be set on the element, without a render. */
  readonly value: string
  readonly ref?: Ref<HTMLElement>
}

/** An amount on a dark plate in a foil frame: its digits keep their contrast before any light. */
export function AmountPlate({ widest, value, ref }: AmountPlateProps) {
  return (
    <Frame>
      <Dark>
        <bdi ref={ref} translate="no" style={{ fontSize: amountSize(widest, 92) }}>
          {value}
        </bdi>
      </Dark>
    </Frame>
  )
}

/** Font size at which an amount fills `share` percent of its container, at most 60 px. */
export function amountSize(amount: string, share: number): string {
  const ems = [...amount].reduce((sum, sign) => sum + (/\p{Nd}/u.test(sign) ? 0.8 : 0.36), 0)
  return `min(${(share / ems).toFixed(2)}cqi, 3.75rem)`
}

const { color, radius } = theme

const Frame = styled.div({
  position: 'relative',
  inlineSize: '100%',
  padding: '4px',
  borderRadius: `calc(${radius.md} + 4px)`,
  background: theme.recipe.foilEdge,
  boxShadow: `0 18px 40px -8px ${shade(80)}, 0 0 44px -8px ${color.accent.glow}`,
})

const Dark = styled.div({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '6.25rem',
  borderRadius: radius.md,
  containerType: 'inline-size',
  background: `radial-gradient(100% 140% at 50% 0, ${blend(color.hero.from, 40, color.bg.canvasEnd)}, ${color.bg.canvasEnd} 70%)`,
  boxShadow: `inset 0 0 0 1px ${shade(60)}, inset 0 4px 18px ${shade(70)}`,
  '& > bdi': {
    ...foilText,
    fontFamily: theme.font.display,
    lineHeight: 1.2,
    fontWeight: 800,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})
