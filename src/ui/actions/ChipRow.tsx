import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { theme } from '../../theme/theme'
import { revealFocus } from '../layout/revealFocus'

interface ChipRowProps {
  /** Accessible name of the group; none for placeholders, or in a section that has it. */
  label?: string
  children: ReactNode
}

/** Chips in a row that scrolls horizontally to the screen edge; a focused chip scrolls into view. */
export function ChipRow({ label, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => showSelected(row.current), [])
  return (
    <Root ref={row} role={label === undefined ? undefined : 'group'} aria-label={label} onFocus={revealFocus}>
      {children}
    </Root>
  )
}

/** Scrolls the row so that a selected chip other than the first, as of a shared address, is in its middle. */
const showSelected = (row: HTMLElement | null): void => {
  const chip = row?.querySelector('[aria-pressed="true"]')
  if (!row || !chip || chip === row.firstElementChild) return
  const [outer, inner] = [row, chip].map((element) => element.getBoundingClientRect())
  if (outer && inner) row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 })
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
