import styled from '@emotion/styled'
import type { SymbolName } from '../art/symbols/symbols'
import { AwardMark } from './AwardMark'

interface AwardMarksProps {
  awards: readonly { symbol: SymbolName; name: string; short: string }[]
}

/** Amounts of several units, one below the other. */
export function AwardMarks({ awards }: AwardMarksProps) {
  return (
    <Root>
      {awards.map(({ symbol, name, short }, index) => (
        // Awards never move, and two coupons may have one name.
        <AwardMark key={String(index)} symbol={symbol} unit={short === name ? '' : name}>
          {short}
        </AwardMark>
      ))}
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  gap: 2px;
  justify-items: center;
`
