import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { theme } from '../../theme/theme'
import { revealFocus } from '../layout/revealFocus'

interface ChipRowProps {
  /** Accessible name of the group; none for placeholders, or in a section that has it. */
  label?: string
  /** What is selected, if that can change outside the row. */
  selected?: string | number
  children: ReactNode
}

/** Chips in a row that scrolls horizontally to the screen edge, where a focused or selected one scrolls into view; beside a rail in as many rows as they take. */
export function ChipRow({ label, selected, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is selected then
  useEffect(() => showSelected(row.current), [selected])
  return (
    <Root ref={row} role={label === undefined ? undefined : 'group'} aria-label={label} onFocus={revealFocus}>
      {children}
    </Root>
  )
}

/** Scrolls the row so that a selected chip out of sight, as of a shared address, is in its middle. */
const showSelected = (row: HTMLElement | null): void => {
  const chip = row?.querySelector('[aria-pressed="true"], [aria-current="page"], :checked')
  if (!row || !chip || chip === row.firstElementChild) return
  const [outer, inner] = [row, chip].map((element) => element.getBoundingClientRect())
  if (!outer || !inner || (inner.left >= outer.left && inner.right <= outer.right)) return
  row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 })
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
  ${theme.media.rail} {
    flex-wrap: wrap;
  }
`
