import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { caretRight } from '../art/icons/icons'

interface TextLinkProps {
  to: PageAddress
  /** Navigation state. */
  state?: unknown
  children: ReactNode
  /** Adds a chevron: All games ›. */
  chevron?: boolean
  onClick?: () => void
}

/** A link in the accent color. */
export function TextLink({ to, state, children, chevron = false, onClick }: TextLinkProps) {
  return (
    <Root to={to} state={state} data-chevron={chevron || undefined} onClick={onClick}>
      {children}
      {chevron && <Icon of={caretRight} size={13} mirrored />}
    </Root>
  )
}

const Root = styled(Link)`
  position: relative;
  color: ${theme.color.accent.text};
  font-weight: 600;
  border-radius: 6px;
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 45%, transparent);
  text-underline-offset: 0.22em;
  &[data-chevron] {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-block-size: 24px;
    ${theme.type.labelMd};
    text-decoration: none;
    white-space: nowrap;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: -6px;
    inset-inline: -4px;
  }
  &[data-chevron]::after {
    inset-block: calc(50% - max(50%, ${theme.size.touch} / 2));
    inset-inline: -8px;
  }
  &:hover {
    text-decoration: underline;
  }
`
