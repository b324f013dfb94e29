import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { activityHasDot } from '../../../domain/activity/activityTarget'
import type { TileActivity } from '../../../domain/activity/tiles'
import { useTranslation } from '../../../i18n'
import { formatDeadline, formatUtcDay } from '../../../i18n/dates'
import { tapActivity } from '../../../stores/activity/activityTap'
import { useStores } from '../../../stores/react/stores'
import { useNow } from '../../../stores/react/useNow'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { activityTile } from '../../../ui/art/activityArt'
import { RedDot } from '../../../ui/feedback/RedDot'

/**
 * An activity with the day it starts or its last one, opened by its own tap (spec §2). When it ends while it is shown,
 * the activities are read again, once.
 */
export const ActivityTile = observer(function ActivityTile({ activity }: { activity: TileActivity }) {
  const stores = useStores()
  const goTo = useNavigate()
  const { t, i18n } = useTranslation()
  const { id, title, startTime, endTime } = activity
  const { activities } = stores
  const isOver = useNow() >= (endTime ?? Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (isOver) activities.update()
  }, [isOver, activities])
  const when = () => {
    if (isOver) return t('activity.tileEnded')
    if (startTime !== undefined) return t('activity.starts', { date: formatUtcDay(startTime, i18n.language) })
    return endTime !== undefined && t('activity.until', { when: formatDeadline(endTime, i18n.language) })
  }
  return (
    <Root type="button" onClick={() => tapActivity(stores, activity, goTo)}>
      <Art name={activityTile(id)} size={44} />
      <span>
        {title}
        <small>{when()}</small>
      </span>
      {!isOver && activityHasDot(activity, activities.dots) && <RedDot label={t('nav.ready')} />}
    </Root>
  )
})

const Root = styled.button(surface, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '76px',
  padding: theme.space[3],
  textAlign: 'start',
  ...theme.type.labelMd,
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  small: { display: 'block', ...theme.type.labelSm, color: theme.color.text.secondary },
})
