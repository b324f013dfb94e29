import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageAddress } from '../../../domain/paths'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'

interface StripLinkProps {
  to: PageAddress
  label: ReactNode
  /** Below the label. */
  children: ReactNode
}

/** A figure of the player's, and the way to it. */
export const StripLink = ({ to, label, children }: StripLinkProps) => (
  <Root to={to}>
    <small>{label}</small>
    {children}
  </Root>
)

const Root = styled(Link)`
  ${surface};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: 2px;
  min-block-size: ${theme.size.touch};
  padding: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.text.primary};
  text-decoration: none;
  small {
    ${theme.type.labelSm};
    overflow: hidden;
    color: ${theme.color.text.secondary};
    text-overflow: ellipsis;
    white-space: nowrap;
    ${theme.media.largeText} {
      white-space: normal;
    }
  }
  b {
    ${theme.type.numMd};
    font-size: 0.875rem;
    line-height: 1.25;
  }
`
