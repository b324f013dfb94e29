import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

interface FactListProps {
  /** Term and value, in order: "Turnover", "20.00 × 3 = 60.00". */
  facts: readonly (readonly [term: string, value: ReactNode])[]
  /** Inside another card: without its own surface. */
  plain?: boolean
}

/** The terms of an offer, as facts: at most four lines. */
export function FactList({ facts, plain = false }: FactListProps) {
  return (
    <Root data-plain={plain || undefined}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  ${type.bodySm};
  &:not([data-plain]) {
    ${surface};
    padding: ${space[4]};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    justify-content: space-between;
  }
  dt {
    color: ${color.text.secondary};
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${type.labelSm};
    text-align: end;
  }
`
