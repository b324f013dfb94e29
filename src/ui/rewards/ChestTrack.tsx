import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Art } from '../art/Art'
import { Icon } from '../art/icons/Icon'
import { success } from '../art/icons/icons'
import type { SymbolName } from '../art/symbols/symbols'
import { AwardMark } from './AwardMark'

export interface Chest {
  id: string
  /** Points that open it. */
  at: number
  state: 'closed' | 'ready' | 'opened'
  /** What is in it: "0.50". */
  award: string
  /** The picture of its unit. */
  symbol: SymbolName
  /** Its state in words: "opened", or the points that open it. */
  word: string
}

interface ChestTrackProps {
  /** Accessible name of the chests. */
  label: string
  value: number
  chests: readonly Chest[]
}

/** A bar of points with its chests at their true place. */
export function ChestTrack({ label, value, chests }: ChestTrackProps) {
  const max = Math.max(1, ...chests.map(({ at }) => at))
  return (
    <Root>
      <Bar aria-hidden>
        <span style={{ inlineSize: `${Math.min(1, value / max) * 100}%` }} />
      </Bar>
      <ol aria-label={label}>
        {chests.map(({ id, at, state, award, symbol, word }) => (
          <Stop key={id} data-state={state} style={{ insetInlineStart: `${(at / max) * 100}%` }}>
            <Box>
              <Art name={state === 'opened' ? 'coin' : 'gift'} size={28} />
              {state === 'opened' && <Icon of={success} size={18} />}
            </Box>
            <b>
              <AwardMark symbol={symbol} size={14}>
                {award}
              </AwardMark>
            </b>
            <small>{word}</small>
          </Stop>
        ))}
      </ol>
    </Root>
  )
}

const { color, motion, radius, recipe, space, type } = theme

/** Width of a chest's column; half of it is kept free at the end. */
const COLUMN = '60px'

/** A phone with text of twice the size: the chests are a list below the bar. */
const large = theme.media.largeText

const Root = styled.div`
  position: relative;
  min-block-size: 92px;
  margin-inline-end: calc(${COLUMN} / 2);
  > ol {
    display: grid;
  }
  ${large} {
    margin-inline-end: 0;
    > ol {
      gap: ${space[3]};
      margin-block-start: ${space[3]};
    }
  }
`

const Bar = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 18px;
  block-size: 8px;
  border-radius: ${radius.pill};
  background: ${color.bg.inset};
  ${large} {
    position: static;
    display: block;
  }
  > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${recipe.progress};
    transition: inline-size ${motion.duration.slow} ${motion.easing.enter};
  }
  [dir='rtl'] & > span {
    scale: -1 1;
  }
`

const Stop = styled.li`
  /* All in one cell, which is as high as the highest of them. */
  position: relative;
  grid-area: 1 / 1;
  display: grid;
  justify-items: center;
  align-content: start;
  inline-size: ${COLUMN};
  margin-inline-start: calc(${COLUMN} / -2);
  text-align: center;
  ${large} {
    position: static;
    grid-area: auto;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[3]};
    place-items: center start;
    inline-size: auto;
    margin-inline-start: 0;
  }
  b {
    margin-block-start: 4px;
    ${type.labelSm};
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  &[data-state='ready'] b {
    color: ${color.accent.text};
  }
`

const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.sm};
  background: ${color.bg.inset};
  box-shadow: ${recipe.insetEdge};
  > svg {
    position: absolute;
    inset-block-end: -5px;
    inset-inline-end: -5px;
    border-radius: ${radius.pill};
    color: ${color.status.success.text};
    background: ${color.bg.surface1};
  }
  [data-state='closed'] > & > img,
  [data-state='opened'] > & > img {
    opacity: 0.55;
  }
  [data-state='closed'] > & > img {
    filter: grayscale(1);
  }
  [data-state='ready'] > & {
    background: ${color.text.primary};
    box-shadow: 0 0 0 2px ${color.accent.text};
  }
`
