import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { coinsOf } from '../../../domain/activity/activityFacts'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/core/react'
import { Money } from '../../../ui/money/Money'

interface EventCoinsProps {
  activityId: number
  /** Where there are none. */
  otherwise: ReactNode
}

/** Coins to claim in an activity, as far as it pays them on its own steps. */
export const EventCoins = observer(function EventCoins({ activityId, otherwise }: EventCoinsProps) {
  const { steps } = useFeature(BonusStore).reads
  const { i18n } = useTranslation()
  useEffect(() => steps.subscribe(), [steps])
  const own = steps.value?.list.find((one) => one.activityId === activityId)?.steps ?? []
  const ready = cents(coinsOf(own, 'open'))
  return ready > 0 ? <Money cents={ready} locale={i18n.language} signed /> : otherwise
})
