import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { Activity } from '../../../contract/activity/activity'
import { activityTile } from '../../../domain/activity/activities'
import { activityHasDot } from '../../../domain/activity/activityTarget'
import { activityTiles, dottedFirst, type TileActivity } from '../../../domain/activity/tiles'
import { useTranslation } from '../../../i18n'
import { formatUtcDay } from '../../../i18n/dates'
import { formatDayTime } from '../../../i18n/recordDates'
import { tapActivity } from '../../../stores/activity/activityTap'
import { useStores } from '../../../stores/core/react'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Note } from '../../../ui/feedback/Note'
import { ArtTile } from '../../../ui/rewards/ArtTile'
import { BonusPage } from '../BonusPage'

/** The running activities, those to claim first, and the seasons to come (`/bonus/event`, spec §2). */
export const EventScreen = observer(function EventScreen() {
  const stores = useStores()
  const { activities } = stores
  const navigate = useNavigate()
  const { t, i18n } = useTranslation()
  const shown = dottedFirst(activityTiles(activities.list), activities.dots)
  const when = ({ startTime, endTime }: Activity) => {
    if (startTime !== undefined) return t('activity.starts', { date: formatUtcDay(startTime, i18n.language) })
    return endTime !== undefined && t('activity.until', { when: formatDayTime(endTime, i18n.language) })
  }
  const row = (activity: TileActivity) => (
    <ListRow
      key={activity.id}
      viewed={`activity:${activity.id}`}
      start={<ArtTile art={activityTile(activity.id)} />}
      title={activity.title}
      text={when(activity)}
      dot={activityHasDot(activity, activities.dots) ? t('nav.new') : undefined}
      onClick={() => tapActivity(stores, activity, navigate)}
    />
  )
  return (
    <BonusPage title={t('title.bonusEvent')} open>
      {activities.known && shown.length === 0 ? (
        <Note tone="info">{t('bonus.events.none')}</Note>
      ) : (
        <List label={t('title.bonusEvent')} columns>
          {shown.map(row)}
        </List>
      )}
    </BonusPage>
  )
})
