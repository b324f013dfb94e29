import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../domain/activity/activities'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Art } from '../../../ui/art/Art'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** The activity that rewards the size of the team, while it runs. Unless `claimable`, the dot is shown here. */
export const TeamRewards = observer(function TeamRewards({ claimable }: { claimable: boolean }) {
  const { activities } = useStores()
  const { t } = useTranslation()
  const activity = activities.byId(ACTIVITY.agentCount)
  if (!activity?.title) return null
  return (
    <List label={activity.title}>
      <ListRow
        to={`/activity/${ACTIVITY.agentCount}`}
        title={activity.title}
        start={<Art name="trophy" size={28} />}
        dot={!claimable && activities.dots.hasAgent ? t('nav.ready') : undefined}
      />
    </List>
  )
})
