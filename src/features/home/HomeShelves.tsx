import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/core/react'
import { useSettled } from '../../stores/core/useSettled'
import { HomeStore } from '../../stores/home/HomeStore'
import { Art } from '../../ui/art/Art'
import { Tiles } from '../../ui/art/thumb/Tiles'
import { lazyScreen } from '../../ui/lazyScreen'
import { GameShelf } from './GameShelf'
import { searchIn } from './searchIn'
import { TypeChips } from './TypeChips'
import { useLobbyFilter } from './useLobbyFilter'

const MoreShelves = lazyScreen(() => import('./MoreShelves').then((m) => m.MoreShelves), 'lobby')

const RestNote = lazyScreen(() => import('./RestNote').then((m) => m.RestNote), 'lobby')

/** Game types and the shelves that the selected one filters. What is below the first two shelves follows once the page is idle. */
export const HomeShelves = observer(function HomeShelves() {
  const { session, member } = useStores()
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const settled = useSettled()
  const [filter] = useLobbyFilter()
  // A player's own shelf must not push down what is already shown.
  const known = !session.signedIn || member.info !== null || member.failure !== null
  return (
    <Tiles>
      {home.resting && settled && (
        <Suspense fallback={null}>
          <RestNote />
        </Suspense>
      )}
      <TypeChips settled={settled} />
      <GameShelf
        title={t('home.hot')}
        art={<Art name="fire" size={22} eager />}
        games={home.withFeature('hot', filter)}
        all={searchIn('hot')}
        eager
      />
      {known && (
        <>
          <GameShelf
            title={t('home.recent')}
            art={<Art name="hourglass" size={22} />}
            games={home.recentIn(filter)}
            all="/member/games"
            plays
          />
          <GameShelf
            title={t('home.jackpots')}
            art={<Art name="crown" size={22} />}
            games={filter === 'jackpots' ? [] : home.withFeature('jackpot', filter)}
            all={searchIn('jackpot')}
          />
          {settled && (
            <Suspense fallback={null}>
              <MoreShelves />
            </Suspense>
          )}
        </>
      )}
    </Tiles>
  )
})
