import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'

interface ChipLinkProps {
  to: PageAddress
  children: ReactNode
}

/** A `Chip` that leads to another page; the present page's is marked. */
export function ChipLink({ to, children }: ChipLinkProps) {
  return (
    <Root to={to} end replace>
      {children}
    </Root>
  )
}

const { color, recipe, motion, radius, space, type } = theme

const Root = styled(NavLink)`
  --dot-block: 1px;
  --dot-inline: 4px;
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  padding-inline: 14px;
  border-radius: ${radius.pill};
  ${type.labelMd};
  white-space: nowrap;
  color: ${color.text.secondary};
  background: ${blend(color.bg.surface2, 75)};
  box-shadow: ${recipe.quietEdge};
  transition: transform ${motion.duration.fast};
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -2px;
  }
  > b {
    color: ${color.accent.text};
    font-variant-numeric: tabular-nums;
  }
  &[aria-current='page'],
  &[aria-current='page'] > b {
    color: ${color.text.onAccent};
  }
  &[aria-current='page'] {
    background: ${recipe.accent};
    box-shadow: ${recipe.accentEdge};
  }
  &:active {
    transform: scale(0.97);
  }
  @media (hover: hover) {
    &:hover:not([aria-current='page']) {
      color: ${color.text.primary};
      background: ${recipe.quietHover};
    }
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
    }
  }
`
