import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { light } from '../../theme/tint'

interface SkeletonProps {
  /** CSS sizes; by default a full-width line of text. */
  inlineSize?: string
  blockSize?: string
  round?: boolean
}

/** Placeholder of loading content; wrap several in a `SkeletonGroup`. */
export function Skeleton({ inlineSize = '100%', blockSize = '1em', round = false }: SkeletonProps) {
  return <Shape aria-hidden style={{ inlineSize, blockSize }} data-round={round || undefined} />
}

const pass = keyframes`to { translate: 100% }`

const Shape = styled.span`
  position: relative;
  display: block;
  max-inline-size: 100%;
  overflow: clip;
  border-radius: ${theme.radius.sm};
  background: ${light(7)};
  &[data-round] {
    border-radius: ${theme.radius.pill};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    translate: -100%;
    background: linear-gradient(90deg, transparent, ${light(7)}, transparent);
    animation: ${pass} calc(var(--motion) * 1600ms) linear infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`
