import { observer } from 'mobx-react-lite'
import { studiosOf } from '../../../domain/game/studios'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Art } from '../../../ui/art/Art'
import { OperatorArt } from '../../../ui/art/OperatorArt'
import { Studios } from '../filters/Studios'
import { searchFor } from '../filters/searchFor'
import { useLobbyFilter } from '../filters/useLobbyFilter'
import { AllGames } from '../games/AllGames'
import { Promotions } from '../promotions/Promotions'
import { GameShelf } from './GameShelf'
import { LobbyRefresh } from './LobbyRefresh'

/** Studios with a shelf of their own. */
const STUDIOS = 3

/** The lobby below its first shelves. */
export const MoreShelves = observer(function MoreShelves() {
  const { config } = useStores()
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const [filter] = useLobbyFilter()
  return (
    <>
      <LobbyRefresh />
      <GameShelf
        title={t('lobby.new')}
        art={<Art name="sparkles" size={22} />}
        games={home.withFeature('new', filter)}
        all={searchFor({ tag: 'new', filter })}
        late
      />
      <GameShelf
        title={t('lobby.favorites')}
        art={<Art name="heart" size={22} />}
        games={home.favoritesIn(filter)}
        all="/member/games?list=favorites"
        late
      />
      {studiosOf(home.gamesIn(filter))
        .slice(0, STUDIOS)
        .map((studio) => (
          <GameShelf
            key={studio}
            title={t('lobby.studio', { studio })}
            art={<OperatorArt image={config.picture(`mark.${studio}`)} name="joystick" size={22} />}
            games={home.byStudio(studio, filter)}
            all={searchFor({ provider: studio, filter })}
            late
          />
        ))}
      <Promotions />
      <Studios />
      <AllGames />
    </>
  )
})
