import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { envelope } from './pigments'

/** A red envelope; open, its flap is up and a coin is seen. */
export const Envelope = ({ open }: { open: boolean }) => (
  <Root viewBox="0 0 72 72" width={72} height={72} aria-hidden data-open={open || undefined}>
    <rect x="8" y="24" width="56" height="40" rx="6" fill={envelope.back} />
    <circle cx="36" cy="34" r="14" fill={envelope.gold} />
    <path d="M8 30 36 50 64 30v28a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill={envelope.front} stroke={envelope.edge} />
    <g>
      <path d="M8 28a6 4 0 0 1 6-4h44a6 4 0 0 1 6 4L36 48z" fill={envelope.flap} stroke={envelope.edge} />
      <circle cx="36" cy="42" r="6" fill={envelope.gold} />
    </g>
  </Root>
)

const Root = styled.svg`
  display: block;
  overflow: visible;
  > circle {
    transition: transform ${theme.motion.duration.slow};
  }
  g {
    transform-origin: 36px 25px;
    transition: transform ${theme.motion.duration.slow};
  }
  &[data-open] {
    > circle {
      transform: translateY(-10px);
    }
    g {
      transform: scaleY(-0.85);
    }
  }
  /* Closed, the coin is inside. */
  &:not([data-open]) > circle {
    transform: translateY(8px);
  }
`
