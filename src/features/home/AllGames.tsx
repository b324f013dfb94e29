import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { HomeStore } from '../../stores/home/HomeStore'
import { SectionHead } from '../../ui/data/SectionHead'
import { lazyScreen } from '../../ui/lazyScreen'

const GameGrid = lazyScreen(() => import('./GameGrid').then((m) => m.GameGrid))

/** All games of the selected type, in a windowed grid that loads after the first paint. */
export const AllGames = observer(function AllGames() {
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const games = home.ofType
  return (
    <section aria-label={t('home.all')}>
      <SectionHead title={t('home.all')} action={<span>{t('home.count', { count: games.length })}</span>} />
      <Suspense fallback={null}>
        <GameGrid games={games} />
      </Suspense>
    </section>
  )
})
