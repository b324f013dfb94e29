import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/core/react'
import { useSettled } from '../../stores/core/useSettled'
import { HomeStore } from '../../stores/home/HomeStore'
import { Art } from '../../ui/art/Art'
import { ThumbDetail } from '../../ui/art/thumb/detail'
import { AllGames } from './AllGames'
import { GameShelf } from './GameShelf'
import { TypeChips } from './TypeChips'

/** Game types and games. */
export const HomeShelves = observer(function HomeShelves() {
  const { session, member } = useStores()
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const settled = useSettled()
  // A player's own shelves must not push down what is already shown.
  const known = !session.signedIn || member.info !== null || member.failure !== null
  return (
    <ThumbDetail value={settled ? 'full' : 'first'}>
      <TypeChips settled={settled} />
      <GameShelf title={t('home.hot')} art={<Art name="fire" size={22} eager />} games={home.hot} eager />
      {known && (
        <>
          <GameShelf title={t('home.recent')} art={<Art name="hourglass" size={22} />} games={home.recent} />
          <GameShelf title={t('home.favourites')} art={<Art name="heart" size={22} />} games={home.favourites} />
          <AllGames />
        </>
      )}
    </ThumbDetail>
  )
})
