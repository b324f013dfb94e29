import styled from '@emotion/styled'
import type { ReactNode, RefObject } from 'react'
import type { PageAddress } from '../../../domain/paths'
import { SectionHead } from '../../../ui/data/SectionHead'
import { ShelfEnd } from './ShelfEnd'

interface ShelfProps {
  title: string
  art?: ReactNode
  /** Address of all of it. */
  all?: PageAddress | null
  /** What scrolls in it. */
  row?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A section of the lobby under a heading. */
export const Shelf = ({ title, art, all, row, children }: ShelfProps) => (
  <Root aria-label={title}>
    <SectionHead title={title} art={art} action={<ShelfEnd shelf={title} all={all} row={row} />} />
    {children}
  </Root>
)

/** Nothing of a shelf is above the bars. */
const Root = styled.section`
  isolation: isolate;
`
