import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { TileActivity } from '../../../domain/activity/tiles'
import type { Cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { activityTile } from '../../../ui/art/activityArt'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'

interface EventHeroProps {
  activity: TileActivity
  /** To claim there now, in cents. */
  ready: Cents
  /** Until when it runs. */
  when: ReactNode
  /** The label of its button. */
  action: string
  onOpen: () => void
}

/** The event that is worth most now. */
export const EventHero = observer(function EventHero({ activity, ready, when, action, onOpen }: EventHeroProps) {
  const { showType } = useStores()
  const { i18n } = useTranslation()
  return (
    <div data-viewed={`activity:${activity.id}`}>
      <RewardHero
        vip={showType}
        art={activityTile(activity.id)}
        label={activity.title}
        amount={ready > 0 && <BigAmount cents={ready} locale={i18n.language} />}
        sum={when}
        action={<Button onClick={onOpen}>{action}</Button>}
      />
    </div>
  )
})
