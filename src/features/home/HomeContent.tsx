import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { HomeStore } from '../../stores/home/HomeStore'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { AllGames } from './AllGames'
import { GameShelf } from './GameShelf'
import { HomeBanner } from './HomeBanner'
import { JackpotCard } from './JackpotCard'
import { TypeChips } from './TypeChips'
import { WinnerStrip } from './WinnerStrip'

/** The lobby once the configuration has loaded: winners, banner, jackpots and games. */
export const HomeContent = observer(function HomeContent() {
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  return (
    <>
      <WinnerStrip />
      <Top>
        <HomeBanner />
        <JackpotCard />
      </Top>
      <TypeChips />
      <GameShelf title={t('home.hot')} art={<Art name="fire" size={22} eager />} games={home.hot} eager />
      <GameShelf title={t('home.recent')} art={<Art name="hourglass" size={22} />} games={home.recent} />
      <GameShelf title={t('home.favourites')} art={<Art name="heart" size={22} />} games={home.favourites} />
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
