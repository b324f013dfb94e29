import styled from '@emotion/styled'
import NumberFlow from '@number-flow/react'
import { decimalOf } from '../../domain/arithmetic'
import { theme } from '../../theme/theme'
import { motionReduced } from '../motion'
import { CoinMark } from './CoinMark'
import type { MoneyProps } from './Money'

/** Animated digits, hidden from screen readers. */
export function RollingDigits({ cents, locale = 'en-US', signed = false, coin, size = 'inherit' }: MoneyProps) {
  return (
    <Root aria-hidden data-size={size} dir="ltr">
      {coin && <CoinMark />}
      <NumberFlow
        value={decimalOf(cents)}
        locales={`${locale}-u-nu-latn`}
        format={{
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          signDisplay: signed ? 'exceptZero' : 'negative',
        }}
        animated={!motionReduced()}
      />
    </Root>
  )
}

const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-size="md"]': theme.type.numMd,
  '&[data-size="lg"]': theme.type.numLg,
  '&[data-size="jackpot"]': theme.type.numJackpot,
})
