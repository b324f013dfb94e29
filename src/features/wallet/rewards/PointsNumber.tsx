import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { Art } from '../../../ui/art/Art'
import { amountSize, amountStyles } from '../../../ui/money/amountStyles'

/** The points, large. They have no decimals. */
export function PointsNumber({ points }: { points: number }) {
  const { i18n } = useTranslation()
  const text = formatNumber(points, i18n.language)
  return (
    <Root>
      <Art name="glowingStar" size={32} eager />
      <Figure dir="ltr" data-size={amountSize(text)} data-plain={points === 0 || undefined}>
        {text}
      </Figure>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
`

const Figure = styled.bdi(amountStyles)
