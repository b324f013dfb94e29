import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Activity } from '../../../contract/activity/activity'
import { ACTIVITY, activityTile } from '../../../domain/activity/activities'
import { activityTiles, type TileActivity, type TileGroups, tileGroups } from '../../../domain/activity/tiles'
import { useTranslation } from '../../../i18n'
import { formatUtcDay } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { formatDayTime } from '../../../i18n/recordDates'
import { tapActivity } from '../../../stores/activity/activityTap'
import { useStores } from '../../../stores/core/react'
import { theme } from '../../../theme/theme'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Note } from '../../../ui/feedback/Note'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ArtTile } from '../../../ui/rewards/ArtTile'
import { BonusPage } from '../BonusPage'
import type { EventCoins as Coins } from './EventCoins'

// Lazy: it imports the store of all rewards.
const EventCoins = lazyScreen<ComponentProps<typeof Coins>>(() => import('./EventCoins').then((m) => m.EventCoins))

const names = {
  ready: 'bonus.events.ready',
  running: 'bonus.events.running',
  ahead: 'bonus.events.ahead',
} as const satisfies Record<keyof TileGroups, string>

/** What is done there with what is ready. */
const actionOf = (id: number) =>
  id === ACTIVITY.luckyJackpot || id === ACTIVITY.inviteUserSpin ? 'bonus.events.spin' : 'bonus.claim'

/**
 * The activities: those with something to claim, the others that run, and the seasons to come (`/bonus/event`, spec §2). The first
 * head stands for the red dots of its rows.
 */
export const EventScreen = observer(function EventScreen() {
  const stores = useStores()
  const { activities, session } = stores
  const navigate = useNavigate()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const groups = tileGroups(activityTiles(activities.list), activities.dots)
  const shown = (['ready', 'running', 'ahead'] as const).filter((name) => groups[name].length > 0)
  const when = ({ startTime, endTime }: Activity) => {
    if (startTime !== undefined) return t('activity.starts', { date: formatUtcDay(startTime, language) })
    return endTime !== undefined && t('activity.until', { when: formatDayTime(endTime, language) })
  }
  const row = (isReady: boolean) => (activity: TileActivity) => (
    <ListRow
      key={activity.id}
      viewed={`activity:${activity.id}`}
      start={<ArtTile art={activityTile(activity.id)} />}
      title={activity.title}
      text={when(activity)}
      end={
        session.signedIn && (
          <Suspense fallback={null}>
            <EventCoins activityId={activity.id} otherwise={isReady && <Claim>{t(actionOf(activity.id))}</Claim>} />
          </Suspense>
        )
      }
      onClick={() => tapActivity(stores, activity, navigate)}
    />
  )
  return (
    <BonusPage title={t('title.bonusEvent')} open>
      {activities.known && shown.length === 0 ? (
        <Note tone="info">{t('bonus.events.none')}</Note>
      ) : (
        shown.map((name) => (
          <section key={name}>
            <SectionHead title={t(names[name])} action={formatNumber(groups[name].length, language)} />
            <List label={t(names[name])} columns>
              {groups[name].map(row(name === 'ready'))}
            </List>
          </section>
        ))
      )}
    </BonusPage>
  )
})

const Claim = styled.span`
  color: ${theme.color.accent.text};
`
