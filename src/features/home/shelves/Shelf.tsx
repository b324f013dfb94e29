import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { PageAddress } from '../../../domain/paths'
import { SectionHead } from '../../../ui/data/SectionHead'
import { SeeAll } from './SeeAll'

interface ShelfProps {
  title: string
  art?: ReactNode
  /** Address of all of it. */
  all?: PageAddress | null
  children: ReactNode
}

/** A section of the lobby under a heading. */
export const Shelf = ({ title, art, all, children }: ShelfProps) => (
  <Root aria-label={title}>
    <SectionHead title={title} art={art} action={all && <SeeAll to={all} shelf={title} />} />
    {children}
  </Root>
)

/** Nothing of a shelf is above the bars. */
const Root = styled.section`
  isolation: isolate;
`
