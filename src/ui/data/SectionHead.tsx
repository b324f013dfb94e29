import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { wordRoom } from '../../theme/mixins'
import { theme } from '../../theme/theme'

interface SectionHeadProps {
  title: string
  /** A 22 px picture before the title. */
  art?: ReactNode
  /** A link or a value at the end of the line. */
  action?: ReactNode
  level?: 1 | 2 | 3
}

/** Heading of a section. */
export function SectionHead({ title, art, action, level = 2 }: SectionHeadProps) {
  return (
    <Root>
      {art}
      <Title as={`h${level}`}>{title}</Title>
      {action}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  /* A page with many sections sets less. */
  padding-block: var(--head-space, 18px 10px);
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`

const Title = styled.h2`
  flex: 1;
  ${wordRoom};
  ${theme.type.titleMd};
  color: ${theme.color.text.primary};
`
