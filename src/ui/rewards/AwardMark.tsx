import styled from '@emotion/styled'
import { Art } from '../art/Art'
import type { SymbolName } from '../art/symbols/symbols'

interface AwardMarkProps {
  symbol: SymbolName
  /** What the picture stands for: "Points"; empty where the text says it. */
  unit?: string | undefined
  size?: number
  /** The amount: "60". */
  children: string
}

/** An amount with the picture of its unit, in a line of text. */
export function AwardMark({ symbol, unit = '', size = 18, children }: AwardMarkProps) {
  return (
    <Root>
      <Art name={symbol} size={size} alt={unit} />
      <bdi>{children}</bdi>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
`
