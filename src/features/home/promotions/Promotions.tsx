import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { activityTiles } from '../../../domain/activity/tiles'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { SectionHead } from '../../../ui/data/SectionHead'
import { revealFocus } from '../../../ui/layout/revealFocus'
import { ShelfEnd } from '../shelves/ShelfEnd'
import { ActivityTile } from './ActivityTile'

/** The running activities and the seasons to come. */
export const Promotions = observer(function Promotions() {
  const { activities } = useStores()
  const { t } = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  const tiles = activityTiles(activities.list)
  if (tiles.length === 0) return null
  return (
    <section aria-label={t('lobby.promotions')}>
      <SectionHead
        title={t('lobby.promotions')}
        art={<Art name="megaphone" size={22} />}
        action={<ShelfEnd shelf={t('lobby.promotions')} all="/bonus/event" row={row} />}
      />
      <Row ref={row} onFocus={revealFocus}>
        {tiles.map((activity) => (
          <li key={activity.id} data-viewed={`activity:${activity.id}`}>
            <ActivityTile activity={activity} />
          </li>
        ))}
      </Row>
    </section>
  )
})

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(9.4rem, 80%), 40%);
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
    grid-auto-columns: 12.5rem;
  }
`
