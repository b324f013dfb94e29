import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { EmptyState, type StateProps } from './EmptyState'

interface ErrorStateProps extends StateProps {
  /** Code or path, for support. */
  detail?: ReactNode
}

/** An error state, announced immediately. */
export function ErrorState({ detail, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...state} />
      {detail && <Detail>{detail}</Detail>}
    </div>
  )
}

const Detail = styled.p`
  ${theme.type.labelSm};
  text-align: center;
  color: ${theme.color.text.tertiary};
  overflow-wrap: anywhere;
`
