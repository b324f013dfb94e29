import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { pointsIn } from '../../../domain/wallet/pointsRate'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useFeature, useStores } from '../../../stores/react/stores'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'
import { theme } from '../../../theme/theme'
import { AmountChip } from '../../../ui/money/AmountChip'
import { AmountHero } from '../../../ui/money/AmountHero'
import { usePointsProblem } from './usePointsProblem'

/** How many points are exchanged: typed, or one of the presets. */
export const PointsAmount = observer(function PointsAmount() {
  const { showType } = useStores()
  const { draft, points: owned } = useFeature(RewardsStore)
  const { t, i18n } = useTranslation()
  const problem = usePointsProblem()
  const name = useId()
  const [left, setLeft] = useState(false)
  const { language } = i18n
  const { entry, points, choices } = draft
  const number = (count: number) => formatNumber(count, language)
  return (
    <AmountHero
      vip={showType}
      art="glowingStar"
      label={t('rewards.points.amount')}
      range={t('rewards.points.own', { points: number(owned) })}
      value={entry.typed ?? (points === null ? '' : number(points))}
      onChange={(text) => {
        setLeft(false)
        entry.type(text, pointsIn(text, language))
      }}
      onBlur={() => setLeft(true)}
      error={left ? problem : undefined}
    >
      <Chips role="radiogroup" aria-label={t('rewards.points.choices')}>
        {choices.map((choice) => (
          <AmountChip
            key={choice}
            name={name}
            text={choice === owned ? t('rewards.points.all') : number(choice)}
            checked={choice === points}
            onSelect={() => entry.select(choice)}
          />
        ))}
      </Chips>
    </AmountHero>
  )
})

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${theme.space[2]};
`
