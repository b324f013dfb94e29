import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { surface } from '../../theme/mixins'

interface ListProps {
  children: ReactNode
  label?: string
}

/** A list on a card. */
export function List({ children, label }: ListProps) {
  return <Root aria-label={label}>{children}</Root>
}

const Root = styled.ul(surface, { paddingBlock: '4px', overflow: 'clip' })
