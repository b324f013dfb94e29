import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

interface ListProps {
  children: ReactNode
  label?: string
  /** Two columns from the width of a tablet. */
  columns?: boolean
}

/** A list on a card. */
export function List({ children, label, columns }: ListProps) {
  return (
    <Root aria-label={label} data-columns={columns || undefined}>
      {children}
    </Root>
  )
}

const Root = styled.ul(surface, {
  paddingBlock: '4px',
  overflow: 'clip',
  [theme.media.tablet]: {
    '&[data-columns]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.space[4] },
  },
})
