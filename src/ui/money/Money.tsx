import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { formatCents } from '../../domain/money'
import { foilText } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { CoinMark } from './CoinMark'

/** Whole cents, as the domain knows them. */
export type Amount = Parameters<typeof formatCents>[0]

/** How an amount is shown. */
export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  cents: Amount
  locale?: string
  /** A plus before what came in. */
  signed?: boolean
  /** The coin before the number: once a view is enough. */
  coin?: boolean
  size?: 'inherit' | 'md' | 'lg' | 'jackpot'
  /** In the theme's metal: big numbers only. */
  foil?: boolean
}

/** An amount of money: two decimals, digits of one width, never broken or cut. */
export function Money({ cents, locale, signed, coin, size = 'inherit', foil = false, ...rest }: MoneyProps) {
  return (
    <Root data-size={size} data-foil={foil || undefined}>
      {coin && <CoinMark />}
      <bdi dir="ltr" {...rest}>
        {moneyText(cents, locale, signed)}
      </bdi>
    </Root>
  )
}

/** The amount's text, with its plus where it is asked for. */
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
