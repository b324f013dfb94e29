import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { theme } from '../../theme/theme'
import { Art } from '../art/Art'
import type { SymbolName } from '../art/symbols/symbols'
import { ArtTile } from './ArtTile'
import { foldRow } from './foldRow'

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
  /** The rows below move up when it is removed. */
  folds?: boolean
  /** Below the line: progress, terms. */
  children?: ReactNode
}

const tiles = {
  ready: 'plain',
  lastHour: 'plain',
  refused: 'plain',
  locked: 'plain',
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
  folds = false,
  children,
}: RewardRowProps) {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => {
      if (row && folds) foldRow(row)
    }
  }, [folds])
  return (
    <Root ref={ref} data-state={state}>
      <Line>
        <ArtTile art={art} state={tiles[state]} />
        <Words>
          <strong>{title}</strong>
          {awards}
          {caption && <small>{caption}</small>}
        </Words>
        <Foot>
          {amount !== undefined && (
            <Amount>
              {symbol && <Art name={symbol} size={18} alt={unit} />}
              {amount}
            </Amount>
          )}
          {action}
        </Foot>
      </Line>
      {children}
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]};
  min-block-size: 68px;
  &:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
`

/** Words above, amount and action below; where there is room, all in one line. */
const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  row-gap: ${space[2]};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  justify-content: end;
  margin-inline-start: ${space[3]};
  &:empty {
    display: none;
  }
  > button,
  > a {
    margin-inline-start: auto;
  }
  &:has(> button, > a) {
    grid-area: 2 / 2 / auto / -1;
    justify-content: space-between;
  }
  &:has(> button, > a) > bdi {
    flex: 1 1 5rem;
    min-inline-size: 0;
    text-align: start;
  }
  /* The smallest phones: amounts without an action are below as well. */
  @container (max-width: 319px) {
    grid-area: 2 / 2 / auto / -1;
  }
  @container (min-width: 30rem) {
    flex-wrap: nowrap;
    &,
    &:has(> button, > a) {
      grid-area: 1 / 3;
    }
    > button,
    > a {
      min-inline-size: 7rem;
    }
  }
`

const Words = styled.div`
  min-inline-size: 0;
  margin-inline-start: ${space[3]};
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
  text-align: end;
  [data-state='locked'] &,
  [data-state='over'] & {
    color: ${color.text.secondary};
  }
`
