import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/core/react'
import { HomeStore } from '../../stores/home/HomeStore'
import { Art } from '../../ui/art/Art'
import { AllGames } from './AllGames'
import { GameShelf } from './GameShelf'
import { TypeChips } from './TypeChips'

/** Game types and games. */
export const HomeShelves = observer(function HomeShelves() {
  const { session, member } = useStores()
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  // A player's own shelves must not push down what is already shown.
  const known = !session.signedIn || member.info !== null || member.failure !== null
  return (
    <>
      <TypeChips />
      <GameShelf title={t('home.hot')} art={<Art name="fire" size={22} eager />} games={home.hot} eager />
      {known && (
        <>
          <GameShelf title={t('home.recent')} art={<Art name="hourglass" size={22} />} games={home.recent} />
          <GameShelf title={t('home.favourites')} art={<Art name="heart" size={22} />} games={home.favourites} />
          <AllGames />
        </>
      )}
    </>
  )
})
