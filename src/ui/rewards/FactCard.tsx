import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { frame, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

/** A value and what it is: "30.00", "at most". */
export type CardFact = readonly [name: string, value: ReactNode]

/** Three numbers side by side, over the edge of the scene above. */
export function FactCard({ facts }: { facts: readonly CardFact[] }) {
  return (
    <Root>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.dl`
  ${surface};
  ${frame};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: -44px 0 0;
  padding-block: ${space[3]};
  text-align: center;
  background: ${color.bg.surface1};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-inline-size: 0;
    padding-inline: ${space[2]};
    &:not(:first-of-type) {
      border-inline-start: 1px solid ${color.border.subtle};
    }
  }
  dt {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  dd {
    margin: 0;
    ${type.numMd};
    overflow-wrap: anywhere;
  }
  /* Large text: a line for each. */
  ${theme.media.largeText} {
    grid-auto-flow: row;
    > div {
      flex-flow: row wrap;
      justify-content: space-between;
      align-items: baseline;
      column-gap: ${space[2]};
      padding-inline: ${space[3]};
    }
    > div:not(:first-of-type) {
      border: 0;
    }
    dt::first-letter {
      text-transform: uppercase;
    }
  }
`
