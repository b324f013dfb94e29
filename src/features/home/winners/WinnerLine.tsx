import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Cents } from '../../../domain/money'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import type { SymbolName } from '../../../ui/art/symbols/symbols'

interface WinnerLineProps {
  symbol: SymbolName
  /** With `<who/>`, `<amount/>` and, in a game, `<game/>`. */
  text: string
  nickname: string
  amount: Cents | undefined
  game?: ReactNode
}

/** Who won how much and where. */
export function WinnerLine({ symbol, text, nickname, amount, game }: WinnerLineProps) {
  const { i18n } = useTranslation()
  return (
    <Root>
      <Art name={symbol} size={22} />
      <Words data-game={game ? '' : undefined}>
        <Rich
          text={text}
          parts={{
            who: <Name translate="no">{nickname}</Name>,
            amount: <Amount>{amount === undefined ? '' : formatCents(amount, i18n.language)}</Amount>,
            game,
          }}
        />
      </Words>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`

/* Amounts are never cut: the name of a game, which comes last, may be; a jackpot's amount comes last. */
const Words = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  line-height: 1.25;
  &:not([data-game]) {
    white-space: normal;
  }
  /* In Arabic, too, the name is cut at its own end: it is written from left to right. */
  [dir='rtl'] &[data-game] {
    display: flex;
    white-space: pre;
    > bdi {
      flex: none;
    }
    > bdi:last-of-type {
      flex: 0 1 auto;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  ${theme.media.largeText} {
    [dir] &[data-game] {
      display: block;
      white-space: normal;
    }
  }
`

const Name = styled.bdi`
  font-weight: 600;
  color: ${theme.color.text.primary};
`

const Amount = styled.b`
  color: ${theme.color.coin.base};
  font-variant-numeric: tabular-nums;
`
