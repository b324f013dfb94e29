import styled from '@emotion/styled'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Cents } from '../../domain/money'
import { formatCents } from '../../domain/money'
import type { PageAddress } from '../../domain/paths'
import { theme } from '../../theme/theme'
import { IconLink } from '../actions/IconLink'
import { Art } from '../art/Art'
import { plus } from '../art/icons/icons'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface BalancePillProps {
  coin: Cents
  locale: string
  /** Accessible name. */
  label: string
  /** Deposit link; none for play coins. */
  deposit?: { to: PageAddress; label: string; state?: unknown } | undefined
  /** Beside other words: on a small phone the amount stands without its coin, as a long one always does. */
  tight?: boolean
  ref?: RefObject<HTMLDivElement | null>
  /** In place of the amount, for one that moves. */
  children?: ReactNode
}

/** Longer amounts need the coin's room on a small phone: from a million. */
const LONG = 10

/** The player's balance; shown once per page. Without a deposit link it is one of play coins. */
export function BalancePill({ coin, locale, label, deposit, tight, ref, children }: BalancePillProps) {
  const amount = formatCents(coin, locale)
  return (
    <Root
      ref={ref}
      data-deposit={deposit !== undefined || undefined}
      data-tight={tight || undefined}
      data-long={amount.length > LONG || undefined}
    >
      <Art name="coin" size={22} eager />
      <VisuallyHidden>{label}</VisuallyHidden>
      <Amount data-testid={deposit && 'balance'} style={{ '--characters': amount.length } as CSSProperties}>
        {children || amount}
      </Amount>
      {deposit && <IconLink of={plus} label={deposit.label} to={deposit.to} state={deposit.state} variant="primary" />}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${theme.space[2]};
  min-block-size: 42px;
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${theme.recipe.inset};
  box-shadow: ${theme.recipe.insetEdge};
  @media (max-width: 23.5em) {
    gap: ${theme.space[1]};
    padding-inline: ${theme.space[2]};
    &:is([data-tight], [data-long]) > img {
      display: none;
    }
  }
  &[data-deposit] {
    padding-inline-end: 0;
  }
  /* Within its circle in large text, too. */
  > a svg {
    max-inline-size: 24px;
    max-block-size: 24px;
  }
`

/** Large text or a long amount on a small phone: it shrinks by steps of the type scale and is never cut. */
const Amount = styled.bdi`
  ${theme.type.numMd};
  flex: 1;
  --room: 39vw;
  font-size: min(0.875rem, max(12px, round(down, var(--room) / var(--characters), 0.125rem)));
  ${theme.media.largeText} {
    /* On a line of its own. */
    --room: 100vw;
  }
  letter-spacing: 0.01em;
`
