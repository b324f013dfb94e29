import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { useWide } from '../../../ui/layout/useMedia'
import { Studios } from '../filters/Studios'
import { searchFor } from '../filters/searchFor'
import { useLobbyFilter } from '../filters/useLobbyFilter'
import { AllGames } from '../games/AllGames'
import { Promotions } from '../promotions/Promotions'
import { WinnerStrip } from '../winners/WinnerStrip'
import { FeaturedGame } from './FeaturedGame'
import { GameShelf } from './GameShelf'
import { JackpotShelf } from './JackpotShelf'
import { LobbyRefresh } from './LobbyRefresh'
import { TopTen } from './TopTen'

/** The lobby below its first shelves, which show the games `above`. */
export const MoreShelves = observer(function MoreShelves({ above }: { above: ReadonlySet<AppGame> }) {
  const { session } = useStores()
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const [filter] = useLobbyFilter()
  // There they stand beside the shelves.
  const wide = useWide()
  const jackpots = filter === 'jackpots' ? [] : home.withFeature('jackpot', filter).filter((game) => !above.has(game))
  return (
    <>
      <LobbyRefresh />
      <JackpotShelf games={jackpots} />
      {filter === null && (
        <>
          <FeaturedGame />
          <TopTen />
        </>
      )}
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
      {/* Visitors have them above. */}
      {session.signedIn && !wide && (
        <Apart>
          <WinnerStrip />
        </Apart>
      )}
      {!wide && <Promotions />}
      <Studios />
      <AllGames />
    </>
  )
})

/** As far from the shelf above as a heading. */
const Apart = styled.div({ marginBlockStart: theme.space[6] })
