import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

interface SlipProps {
  /** The facts: `SlipLine`s or `CopyLine`s. */
  children: ReactNode
  /** Below the tear line: the result, a `SlipTotal` or another line. */
  result: ReactNode
  /** Last, as text. */
  note?: ReactNode
}

/** Facts, a tear line with two notches, and the result. */
export function Slip({ children, result, note }: SlipProps) {
  return (
    <Root>
      <dl>{children}</dl>
      <dl>{result}</dl>
      {note && <Note>{note}</Note>}
    </Root>
  )
}

const { color, radius, recipe, space } = theme
/** A half disc cut out of the start and the end of an edge. */
const notches = (edge: '0' | '100%') =>
  ['0', '100%'].map((side) => `radial-gradient(circle 9px at ${side} ${edge}, transparent 97%, black)`).join(', ')

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  dl,
  > p {
    margin: 0;
    padding-inline: ${space[4]};
    background: ${color.bg.surface1};
    border-inline: 1px solid ${color.border.subtle};
  }
  dl {
    display: grid;
    gap: ${space[1]};
  }
  dl:first-of-type {
    padding-block: ${space[4]} ${space[3]};
    border-radius: ${radius.md} ${radius.md} 0 0;
    border-block-start: 1px solid ${color.border.subtle};
    background: ${recipe.surface};
    mask: ${notches('100%')};
    mask-composite: intersect;
  }
  dl:last-of-type {
    position: relative;
    padding-block: ${space[3]};
    mask: ${notches('0')};
    mask-composite: intersect;
  }
  dl:last-of-type::before {
    content: '';
    position: absolute;
    inset-inline: ${space[4]};
    inset-block-start: 0;
    border-block-start: 1px dashed ${color.border.strong};
  }
  > :last-child {
    padding-block-end: ${space[4]};
    border-radius: 0 0 ${radius.md} ${radius.md};
    border-block-end: 1px solid ${color.border.subtle};
  }
  @media (forced-colors: active) {
    dl {
      mask: none;
    }
  }
`

const Note = styled.p`
  ${theme.type.bodySm};
  color: ${color.text.secondary};
`
