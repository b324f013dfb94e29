import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface RedDotProps {
  /** Text for screen readers. */
  label: string
  /** Shown inside; above 99 as 99+. */
  count?: number
}

/** A notification dot in the upper corner of its positioned parent. */
export function RedDot({ label, count }: RedDotProps) {
  return (
    <Root data-count={count === undefined ? undefined : ''}>
      {count !== undefined && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  position: absolute;
  inset-block-start: var(--dot-block, 9px);
  inset-inline-end: var(--dot-inline, 8px);
  inline-size: 9px;
  block-size: 9px;
  border-radius: 9px;
  background: ${theme.recipe.dot};
  box-shadow: 0 0 0 2px ${theme.color.bg.canvas};
  &[data-count] {
    inset-block-start: var(--dot-block, 3px);
    inset-inline-end: var(--dot-inline, 0);
    inline-size: auto;
    min-inline-size: 18px;
    block-size: 18px;
    padding-inline: 5px;
    ${theme.type.micro};
    line-height: 18px;
    text-align: center;
    color: ${theme.color.bg.canvas};
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`
