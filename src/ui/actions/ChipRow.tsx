import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

interface ChipRowProps {
  /** What the chips choose. */
  label: string
  children: ReactNode
}

/** Chips in one line that scrolls sideways to the screen's edge; focus brings a chip into sight. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <Root
      role="group"
      aria-label={label}
      // The browser leaves a chip that shows in part where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
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
