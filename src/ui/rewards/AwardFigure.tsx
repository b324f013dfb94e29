import styled from '@emotion/styled'
import { type Award, rewardDisplay } from '../../domain/activity/rewards'
import { cents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { BigAmount } from '../money/BigAmount'
import { type AwardNames, useAwardLook } from './useAwardLook'

interface AwardFigureProps {
  award: Award
  names: AwardNames
}

/** The award that a view is about. */
export function AwardFigure({ award, names }: AwardFigureProps) {
  const { i18n } = useTranslation()
  const shown = useAwardLook(names)
  if (rewardDisplay(award.propId).count === 'money')
    return <BigAmount cents={cents(award.count)} locale={i18n.language} />
  const { amount, name, pieces } = shown(award)
  // A coupon's name begins with a number of its own.
  if (pieces)
    return (
      <Pieces>
        {award.count > 1 && <bdi>{amount} × </bdi>}
        <bdi>{name}</bdi>
      </Pieces>
    )
  return (
    <Root>
      <bdi>{amount}</bdi>
      <small>{name}</small>
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: baseline;
  ${theme.type.displayXl};
  small {
    ${theme.type.bodyMd};
  }
`

const Pieces = styled.span(theme.type.titleLg)
