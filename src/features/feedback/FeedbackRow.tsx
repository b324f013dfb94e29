import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import { theme } from '../../theme/theme'
import type { SymbolName } from '../../ui/art/symbols/symbols'
import { ArtTile } from '../../ui/rewards/ArtTile'

interface FeedbackRowProps {
  to: PageAddress
  art: SymbolName
  title: string
  words: string
  when: string
  /** A badge. */
  state: ReactNode
}

/** A feedback in the list; the whole row opens it. */
export function FeedbackRow({ to, art, title, words, when, state }: FeedbackRowProps) {
  return (
    <Row to={to}>
      <ArtTile art={art} />
      <span>
        <Line>
          <b>{title}</b>
          {state}
        </Line>
        <Words dir="auto">{words}</Words>
        <small>{when}</small>
      </span>
    </Row>
  )
}

const { color, recipe, space, type } = theme

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  padding: ${space[3]};
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  @media (hover: hover) {
    &:hover {
      background: ${recipe.quietHover};
    }
  }
`

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space[2]};
  justify-content: space-between;
  ${type.labelLg};
`

const Words = styled.span`
  display: block;
  ${type.bodySm};
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`
