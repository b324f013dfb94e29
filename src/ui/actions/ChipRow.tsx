import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { revealFocus } from '../layout/revealFocus'

interface ChipRowProps {
  /** Accessible name of the group; none while there are only placeholders. */
  label?: string
  children: ReactNode
}

/** Chips in a row that scrolls horizontally to the screen edge; a focused chip scrolls into view. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <Root role={label === undefined ? undefined : 'group'} aria-label={label} onFocus={revealFocus}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding-inline: ${theme.space.gutter};
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: ${theme.space.gutter};
  overscroll-behavior-x: contain;
`
