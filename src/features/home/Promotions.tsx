import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { activityTile } from '../../domain/activity/activities'
import { activityHasDot } from '../../domain/activity/activityTarget'
import { activityTiles } from '../../domain/activity/tiles'
import { useTranslation } from '../../i18n'
import { formatUtcDay } from '../../i18n/dates'
import { tapActivity } from '../../stores/activity/activityTap'
import { useStores } from '../../stores/core/react'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { SectionHead } from '../../ui/data/SectionHead'
import { RedDot } from '../../ui/feedback/RedDot'
import { revealFocus } from '../../ui/layout/revealFocus'
import { SeeAll } from './SeeAll'

/** The running activities and the seasons to come, opened by their own taps (spec §2). */
export const Promotions = observer(function Promotions() {
  const stores = useStores()
  const goTo = useNavigate()
  const { t, i18n } = useTranslation()
  const { activities } = stores
  const tiles = activityTiles(activities.list)
  if (tiles.length === 0) return null
  return (
    <section aria-label={t('lobby.promotions')}>
      <SectionHead
        title={t('lobby.promotions')}
        art={<Art name="megaphone" size={22} />}
        action={<SeeAll to="/bonus/event" shelf={t('lobby.promotions')} />}
      />
      <Row onFocus={revealFocus}>
        {tiles.map((activity) => (
          <li key={activity.id} data-viewed={`activity:${activity.id}`}>
            <Card type="button" onClick={() => tapActivity(stores, activity, goTo)}>
              <Art name={activityTile(activity.id)} size={44} />
              <span>
                {activity.title}
                {activity.startTime !== undefined && (
                  <small>{t('activity.starts', { date: formatUtcDay(activity.startTime, i18n.language) })}</small>
                )}
              </span>
              {activityHasDot(activity, activities.dots) && <RedDot label={t('nav.new')} />}
            </Card>
          </li>
        ))}
      </Row>
    </section>
  )
})

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(150px, 40%);
  gap: ${theme.space.card};
  margin: 0;
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: 0;
  padding-inline: ${theme.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.gutter};
  scrollbar-width: none;
  list-style: none;
  ${theme.media.tablet} {
    grid-auto-columns: 200px;
  }
`

const Card = styled.button(surface, {
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
