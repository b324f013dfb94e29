import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Art } from '../art/Art'
import { amountSize, amountStyles } from './amountStyles'
import { type Amount, moneyText } from './Money'

interface BigAmountProps {
  cents: Amount
  locale: string
  /** Without foil: an amount that ended badly or is zero. */
  plain?: boolean
  /** With the coin; once per view. */
  coin?: boolean
}

/** The amount that a view is about. */
export function BigAmount({ cents, locale, plain = false, coin = false }: BigAmountProps) {
  const text = moneyText(cents, locale)
  return (
    <Root>
      {coin && <Art name="coin" size={32} eager />}
      <Figure dir="ltr" translate="no" data-size={amountSize(text)} data-plain={plain || cents === 0 || undefined}>
        {text}
      </Figure>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`

const Figure = styled.bdi(amountStyles)
