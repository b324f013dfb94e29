import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { LobbyStore } from '../../stores/LobbyStore'
import { useFeature } from '../../stores/react'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { AllGames } from './AllGames'
import { GameShelf } from './GameShelf'
import { HomeBanner } from './HomeBanner'
import { JackpotCard } from './JackpotCard'
import { TypeChips } from './TypeChips'
import { WinnerStrip } from './WinnerStrip'

/** What the lobby shows once its configuration is there: winners, the banner, the jackpots and the games. */
export const Lobby = observer(function Lobby() {
  const lobby = useFeature(LobbyStore)
  const { t } = useTranslation()
  return (
    <>
      <WinnerStrip />
      <Top>
        <HomeBanner />
        <JackpotCard />
      </Top>
      <TypeChips />
      <GameShelf title={t('home.hot')} art={<Art name="fire" size={22} eager />} games={lobby.hot} eager />
      <GameShelf title={t('home.recent')} art={<Art name="hourglass" size={22} />} games={lobby.recent} />
      <GameShelf title={t('home.favourites')} art={<Art name="heart" size={22} />} games={lobby.favourites} />
      <AllGames />
    </>
  )
})

const Top = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[2]} ${theme.space[3]};
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${theme.space[4]};
  }
`
