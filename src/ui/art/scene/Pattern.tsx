import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import type { VipTheme } from '../../../theme/vip'
import { patternMask } from './patterns'

interface PatternProps {
  readonly vip: VipTheme
  /** Opacity, 0 to 1. */
  readonly strength?: number
}

/** The theme's pattern as background of a positioned parent. */
export function Pattern({ vip, strength = 0.1 }: PatternProps) {
  return <Weave aria-hidden style={{ maskImage: patternMask(vip), opacity: strength }} />
}

const Weave = styled.span({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  backgroundColor: theme.color.foil.light,
  pointerEvents: 'none',
})
