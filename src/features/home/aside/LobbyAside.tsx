import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { activityTiles } from '../../../domain/activity/tiles'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { ActivityTile } from '../promotions/ActivityTile'
import { Shelf } from '../shelves/Shelf'
import { WinnerList } from '../winners/WinnerList'

/** Promotions in a column. */
const SHOWN = 4

/** What stands beside the shelves on a desk, and between them elsewhere: what runs, and who has won. */
export const LobbyAside = observer(function LobbyAside() {
  const { activities } = useStores()
  const { t } = useTranslation()
  const tiles = activityTiles(activities.list).slice(0, SHOWN)
  return (
    <Root>
      {tiles.length > 0 && (
        <Shelf title={t('lobby.promotions')} art={<Art name="megaphone" size={22} />} all="/bonus/event">
          <Tiles>
            {tiles.map((activity) => (
              <li key={activity.id} data-viewed={`activity:${activity.id}`}>
                <ActivityTile activity={activity} />
              </li>
            ))}
          </Tiles>
        </Shelf>
      )}
      <WinnerList />
    </Root>
  )
})

const Root = styled.aside`
  align-self: start;
  --head-space: 14px 10px;
  /* It stays in sight where all of it fits. */
  @media (min-height: 52em) {
    position: sticky;
    inset-block-start: 0;
  }
`

const Tiles = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`
