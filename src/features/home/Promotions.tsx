import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { activityTile } from '../../domain/activity/activities'
import { activityHasDot, activityTarget } from '../../domain/activity/activityTarget'
import { useTranslation } from '../../i18n'
import { tapActivity } from '../../stores/activity/activityTap'
import { useStores } from '../../stores/core/react'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { SectionHead } from '../../ui/data/SectionHead'
import { RedDot } from '../../ui/feedback/RedDot'
import { revealFocus } from '../../ui/layout/revealFocus'

/** The running activities, in the backend's order, opened by their own taps (spec §2). */
export const Promotions = observer(function Promotions() {
  const stores = useStores()
  const goTo = useNavigate()
  const { t } = useTranslation()
  const { activities } = stores
  const offers = activities.ids
    .flatMap((id) => activities.byId(id) ?? [])
    .filter((activity) => activity.title !== undefined && activityTarget(activity) !== null)
    .sort((a, b) => a.sort - b.sort)
  if (offers.length === 0) return null
  return (
    <section aria-label={t('lobby.promotions')}>
      <SectionHead title={t('lobby.promotions')} art={<Art name="megaphone" size={22} />} />
      <Row onFocus={revealFocus}>
        {offers.map((activity) => (
          <li key={activity.id} data-viewed={`activity:${activity.id}`}>
            <Card type="button" onClick={() => tapActivity(stores, activity, goTo)}>
              <Art name={activityTile(activity.id)} size={44} />
              <span>{activity.title}</span>
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
})
