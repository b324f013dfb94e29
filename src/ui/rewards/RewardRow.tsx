import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Art } from '../art/Art'
import type { SymbolName } from '../art/symbols'
import { ArtTile } from './ArtTile'

export type RewardState = 'ready' | 'locked' | 'claimed' | 'refused' | 'lastHour' | 'over'

interface RewardRowProps {
  art: SymbolName
  title: ReactNode
  /** Below the title: until when, why not, or what came of it. */
  caption?: ReactNode
  /** "18.00", "+10"; left out where the action says it. */
  amount?: ReactNode
  /** Picture of the amount's unit, and its name. */
  symbol?: SymbolName | undefined
  unit?: string | undefined
  /** Several amounts, between title and caption. */
  awards?: ReactNode
  /** One `Button` of variant `soft` and size `sm`. */
  action?: ReactNode
  /** Also in words: in the caption. */
  state?: RewardState
  /** Below the line: progress, terms. */
  children?: ReactNode
}

const tiles = {
  ready: 'plain',
  lastHour: 'plain',
  refused: 'plain',
  locked: 'locked',
  claimed: 'done',
  over: 'dim',
} as const

/** A reward: picture, title, caption, amount and action. */
export function RewardRow({
  art,
  title,
  caption,
  amount,
  symbol,
  unit = '',
  awards,
  action,
  state = 'ready',
  children,
}: RewardRowProps) {
  return (
    <Root data-state={state}>
      <Line>
        <ArtTile art={art} state={tiles[state]} />
        <Words>
          <strong>{title}</strong>
          {awards}
          {caption && <small>{caption}</small>}
        </Words>
        {amount !== undefined && (
          <Amount>
            {symbol && <Art name={symbol} size={18} alt={unit} />}
            {amount}
          </Amount>
        )}
        {action}
      </Line>
      {children}
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]};
  min-block-size: 68px;
  &:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  /* With text of twice the size the action moves below. */
  flex-wrap: wrap;
  @media (max-width: 359px) {
    column-gap: ${space[2]};
    > [data-state]:first-of-type {
      inline-size: 36px;
      block-size: 36px;
    }
    > button[data-size] {
      margin-inline-start: auto;
      padding-inline: ${space[3]};
    }
  }
`

const Words = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;
  @media (max-width: 359px) {
    flex-basis: 4rem;
  }
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
  strong {
    ${type.labelLg};
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  [data-state='claimed'] & small {
    color: ${color.status.success.text};
  }
  [data-state='refused'] & small {
    color: ${color.status.danger.text};
  }
  [data-state='lastHour'] & small {
    ${type.labelSm};
    color: ${color.status.warning.text};
  }
  [data-state='over'] & strong {
    color: ${color.text.secondary};
  }
`

const Amount = styled.bdi`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  ${type.numMd};
  white-space: nowrap;
  [data-state='locked'] &,
  [data-state='over'] & {
    color: ${color.text.secondary};
  }
`
