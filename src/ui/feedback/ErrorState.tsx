import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { EmptyState, type StateProps } from './EmptyState'

interface ErrorStateProps extends StateProps {
  /** What support will ask for: a code, a path. */
  detail?: ReactNode
}

/** Something failed; said at once, with a way on. */
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
