import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Activity } from '../../../contract/activity/activity'
import { ACTIVITY } from '../../../domain/activity/activities'
import { coinsOf } from '../../../domain/activity/activityFacts'
import { activityHasDot } from '../../../domain/activity/activityTarget'
import { activityTiles, type TileActivity, type TileGroup, tileGroups } from '../../../domain/activity/tiles'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatDeadline, formatUtcDay } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { tapActivity } from '../../../stores/activity/activityTap'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { activityTile } from '../../../ui/art/activityArt'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Note } from '../../../ui/feedback/Note'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Money } from '../../../ui/money/Money'
import { ArtTile } from '../../../ui/rewards/ArtTile'
import { EventHero } from './EventHero'

const names = {
  ready: 'bonus.events.ready',
  deposit: 'bonus.events.deposit',
  play: 'bonus.events.play',
  invite: 'bonus.events.invite',
  more: 'bonus.events.more',
  ahead: 'bonus.events.ahead',
} as const satisfies Record<TileGroup, string>
const order = ['ready', 'deposit', 'play', 'invite', 'more', 'ahead'] as const satisfies readonly TileGroup[]

/** What is done there with what is ready. */
const actionOf = (id: number) =>
  id === ACTIVITY.luckyJackpot || id === ACTIVITY.inviteUserSpin ? 'bonus.events.spin' : 'bonus.claim'

/** The activities: the one with most to claim, the others with something to claim, those that run, the seasons to come. */
export const Events = observer(function Events() {
  const stores = useStores()
  const { activities, session } = stores
  const { steps } = useFeature(BonusStore).reads
  const navigate = useNavigate()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { signedIn } = session
  useEffect(() => (signedIn ? steps.subscribe() : undefined), [signedIn, steps])
  const waits = signedIn && !steps.value && !steps.failure
  const tiles = activityTiles(activities.list)
  /** To claim in an activity, in cents, as far as it pays coins on its own steps. */
  const coinsIn = ({ id }: TileActivity) =>
    cents(coinsOf(steps.value?.list.find(({ activityId }) => activityId === id)?.steps ?? [], 'open'))
  const groups = tileGroups(tiles, (tile) => coinsIn(tile) > 0 || activityHasDot(tile, activities.dots))
  const { ready } = groups
  // Without any, the first offer.
  const lead = ready.toSorted((one, other) => coinsIn(other) - coinsIn(one))[0] ?? groups.deposit[0]
  const shown = order
    .map((group) => ({ group, list: groups[group].filter(({ id }) => id !== lead?.id) }))
    .filter(({ list }) => list.length > 0)
  const when = ({ startTime, endTime }: Activity) => {
    if (startTime !== undefined) return t('activity.starts', { date: formatUtcDay(startTime, language) })
    return endTime !== undefined && t('activity.until', { when: formatDeadline(endTime, language) })
  }
  const tap = (activity: TileActivity) => () => tapActivity(stores, activity, navigate)
  const row = (group: TileGroup) => (activity: TileActivity) => {
    const coins = coinsIn(activity)
    return (
      <ListRow
        key={activity.id}
        viewed={`activity:${activity.id}`}
        start={<ArtTile art={activityTile(activity.id)} />}
        title={activity.title}
        text={when(activity)}
        end={
          signedIn &&
          (coins > 0 ? (
            <Money cents={coins} locale={language} signed />
          ) : (
            group === 'ready' && <Claim>{t(actionOf(activity.id))}</Claim>
          ))
        }
        onClick={tap(activity)}
      />
    )
  }
  // What can be claimed decides the hero and the groups.
  if (waits)
    return (
      <>
        <Skeleton blockSize="176px" />
        <Skeleton blockSize="480px" />
      </>
    )
  return (
    <>
      {lead && (
        <EventHero
          activity={lead}
          ready={coinsIn(lead)}
          when={when(lead)}
          action={t(ready.includes(lead) ? actionOf(lead.id) : 'bonus.events.see')}
          onOpen={tap(lead)}
        />
      )}
      {activities.known && tiles.length === 0 ? (
        <Note tone="info">{t('bonus.events.none')}</Note>
      ) : (
        shown.map(({ group, list }) => (
          <section key={group}>
            <SectionHead title={t(names[group])} action={formatNumber(list.length, language)} />
            <List label={t(names[group])} columns>
              {list.map(row(group))}
            </List>
          </section>
        ))
      )}
    </>
  )
})

const Claim = styled.span`
  color: ${theme.color.accent.text};
`
