import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'

/** Slowly rotating light beams behind a positioned parent; static under reduced motion. */
export const Rays = styled.span({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  maskImage: 'radial-gradient(closest-side, transparent 6%, black 34%, transparent)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    // Square, centered and larger than any parent, so that rotation never shows an edge.
    inlineSize: '142vmax',
    aspectRatio: '1',
    marginBlockStart: '-71vmax',
    marginInlineStart: '-71vmax',
    background: `repeating-conic-gradient(from -4deg, ${blend(theme.color.accent.glow, 24)} 0 7deg, transparent 7deg 20deg)`,
    animation: 'rays calc(var(--motion) * 90s) linear infinite',
  },
  '@keyframes rays': { to: { transform: 'rotate(360deg)' } },
})
