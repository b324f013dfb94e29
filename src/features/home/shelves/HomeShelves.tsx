import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useSettled } from '../../../stores/react/useSettled'
import { Tiles } from '../../../ui/art/thumb/Tiles'
import { SectionHead } from '../../../ui/data/SectionHead'
import { lazyScreen } from '../../../ui/lazyScreen'
import { searchFor } from '../filters/searchFor'
import { TypeChips } from '../filters/TypeChips'
import { useLobbyFilter } from '../filters/useLobbyFilter'
import { useColumns } from '../games/useColumns'
import { firstShelf } from './firstShelf'
import { GameShelf } from './GameShelf'
import { ShelfSkeleton } from './ShelfSkeleton'
import { TilesSkeleton } from './TilesSkeleton'

const MoreShelves = lazyScreen(() => import('./MoreShelves').then((m) => m.MoreShelves), 'lobby', 'messages')

const RestNote = lazyScreen(() => import('./RestNote').then((m) => m.RestNote), 'lobby')

/**
 * Game types and the shelves that the selected one filters; the games played last come first. What is below the first
 * two shelves follows once the page is idle.
 */
export const HomeShelves = observer(function HomeShelves() {
  const stores = useStores()
  const { session, member } = stores
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const settled = useSettled()
  const columns = useColumns()
  const [filter] = useLobbyFilter()
  // Decided once, so that nothing shown moves down.
  const [playedFirst] = useState(stores.hasPlayed)
  const known = !session.signedIn || member.info !== null || member.failure !== null
  const played = home.recentIn(filter)
  const again = known ? (
    <GameShelf {...firstShelf(true, t)} games={played} all="/member/games" plays eager={playedFirst} />
  ) : (
    playedFirst && (
      <>
        <SectionHead {...firstShelf(true, t)} />
        <TilesSkeleton />
      </>
    )
  )
  // A game stands once in the first view.
  const above = new Set(playedFirst ? played.slice(0, columns) : [])
  const hot = home.withFeature('hot', filter).filter((game) => !above.has(game))
  for (const game of hot.slice(0, columns)) above.add(game)
  return (
    <Tiles>
      {home.resting && settled && (
        <Suspense fallback={null}>
          <RestNote />
        </Suspense>
      )}
      <TypeChips settled={settled} />
      {playedFirst && again}
      <GameShelf {...firstShelf(false, t)} games={hot} all={searchFor({ tag: 'hot', filter })} eager />
      {!playedFirst && again}
      {known && (
        <Suspense fallback={<ShelfSkeleton />}>{settled ? <MoreShelves above={above} /> : <ShelfSkeleton />}</Suspense>
      )}
    </Tiles>
  )
})
