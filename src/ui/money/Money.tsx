import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { formatCents } from '../../domain/money'
import { foilText } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { CoinMark } from './CoinMark'

/** Branded cents. */
export type Amount = Parameters<typeof formatCents>[0]

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  cents: Amount
  locale?: string
  /** With a plus sign when positive. */
  signed?: boolean
  /** With the coin icon; use it once per view. */
  coin?: boolean
  size?: 'inherit' | 'md' | 'lg' | 'jackpot'
  /** Foil lettering, for large numbers only. */
  foil?: boolean
}

/** A money amount: tabular digits, never wrapped or truncated. */
export function Money({ cents, locale, signed, coin, size = 'inherit', foil = false, ...rest }: MoneyProps) {
  return (
    <Root data-size={size} data-foil={foil || undefined}>
      {coin && <CoinMark />}
      <bdi dir="ltr" translate="no" {...rest}>
        {moneyText(cents, locale, signed)}
      </bdi>
    </Root>
  )
}

export function moneyText(cents: Amount, locale = 'en-US', signed = false): string {
  return `${signed && cents > 0 ? '+' : ''}${formatCents(cents, locale)}`
}

const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-size="md"]': theme.type.numMd,
  '&[data-size="lg"]': theme.type.numLg,
  '&[data-size="jackpot"]': { ...theme.type.numJackpot, fontSize: 'clamp(1.125rem, 7.6cqi, 1.6875rem)' },
  '&[data-foil] bdi': foilText,
})
