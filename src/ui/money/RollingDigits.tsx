import styled from '@emotion/styled'
import NumberFlow from 'number-flow'
import { useLayoutEffect, useRef, useState } from 'react'
import { decimalOf } from '../../domain/arithmetic'
import { theme } from '../../theme/theme'
import { motionReduced } from '../motion'
import { CoinMark } from './CoinMark'
import type { MoneyProps } from './Money'

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/**
 * Animated digits, hidden from screen readers. The element itself, since the library's React component sets `innerHTML`,
 * which the page's security policy forbids.
 */
export function RollingDigits({ cents, locale = 'en-US', signed = false, coin, size = 'inherit' }: MoneyProps) {
  const slot = useRef<HTMLSpanElement>(null)
  const [digits] = useState(() => new NumberFlow())
  useLayoutEffect(() => slot.current?.append(digits), [digits])
  useLayoutEffect(() => {
    digits.locales = `${locale}-u-nu-latn`
    digits.format = { ...decimals, signDisplay: signed ? 'exceptZero' : 'negative' }
    digits.animated = !motionReduced()
    digits.update(decimalOf(cents))
  }, [digits, locale, signed, cents])
  return (
    <Root aria-hidden translate="no" data-size={size} dir="ltr">
      {coin && <CoinMark />}
      <span ref={slot} />
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
