import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'

interface ChipProps {
  children: ReactNode
  onClick: () => void
  /** Pressed state; omit it for a chip that is a plain action. */
  selected?: boolean
  /** A 22 px picture before the label. */
  art?: ReactNode
  icon?: IconData
}

/** A small choice in a row: a category, a filter, an amount. */
export function Chip({ children, onClick, selected, art, icon }: ChipProps) {
  return (
    <Root type="button" aria-pressed={selected} data-art={art || icon ? '' : undefined} onClick={onClick}>
      {art}
      {icon && <Icon of={icon} size={18} />}
      {children}
    </Root>
  )
}

const { color, recipe, motion } = theme

const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  min-inline-size: ${theme.size.touch};
  min-block-size: 40px;
  padding-inline: 14px;
  border-radius: ${theme.radius.pill};
  ${theme.type.labelMd};
  white-space: nowrap;
  color: ${color.text.secondary};
  background: ${blend(color.bg.surface2, 75)};
  box-shadow: ${recipe.quietEdge};
  transition: transform ${motion.duration.fast};
  &[data-art] {
    padding-inline-start: 10px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -2px;
  }
  &[aria-pressed='true'] {
    color: ${color.text.onAccent};
    background: ${recipe.accent};
    box-shadow: ${recipe.accentEdge};
  }
  &:active {
    transform: scale(0.97);
  }
  @media (hover: hover) {
    &:hover:not([aria-pressed='true']) {
      color: ${color.text.primary};
      background: ${recipe.quietHover};
    }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`
