import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface SkeletonGroupProps {
  /** "Loading", announced once for all skeletons inside. */
  label: string
  children: ReactNode
}

/** A loading part of the page: skeletons below each other, or in an arrangement of their own. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <Root role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
`
