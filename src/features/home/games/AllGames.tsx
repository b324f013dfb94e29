import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { spreadPalettes } from '../../../ui/art/thumb/palettes'
import { SectionHead } from '../../../ui/data/SectionHead'
import { lazyScreen } from '../../../ui/lazyScreen'
import { useLobbyFilter } from '../filters/useLobbyFilter'
import { GameCard } from './GameCard'
import { useColumns } from './useColumns'
import { ViewportSentinel } from './ViewportSentinel'

// Lazy: at the very end.
const LobbyFoot = lazyScreen(() => import('../LobbyFoot').then((m) => m.LobbyFoot), 'titles', 'messages')
const GameGrid = lazyScreen(() => import('./GameGrid').then((m) => m.GameGrid))

/** Rows rendered when the section nears the viewport; the windowed grid below them loads when it nears it, too. */
const FIRST_ROWS = 2

/** All games that the filter keeps. */
export const AllGames = observer(function AllGames() {
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  const columns = useColumns()
  const [filter] = useLobbyFilter()
  const games = home.gamesIn(filter)
  const [shown, setShown] = useState<'head' | 'rows' | 'grid'>('head')
  const rows = useRef<HTMLDivElement>(null)
  const [rowSize, setRowSize] = useState<number>()
  const first = shown === 'head' ? [] : games.slice(0, FIRST_ROWS * columns)
  const showMore = () => {
    const height = rows.current?.offsetHeight
    if (height && first.length > 0) setRowSize(height / Math.ceil(first.length / columns))
    setShown(shown === 'head' ? 'rows' : 'grid')
  }
  const palettes = spreadPalettes(first, columns)
  return (
    <section aria-label={t('lobby.all')}>
      <SectionHead title={t('lobby.all')} action={<span>{t('lobby.count', { count: games.length })}</span>} />
      <Rows ref={rows} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {first.map((game, index) => (
          <GameCard key={game.id} game={game} palette={palettes[index]} />
        ))}
      </Rows>
      {shown === 'grid' ? (
        <Suspense fallback={null}>
          <GameGrid games={games} columns={columns} from={first.length} rowSize={rowSize} />
          <LobbyFoot />
        </Suspense>
      ) : (
        <ViewportSentinel key={shown} onNear={showMore} />
      )}
    </section>
  )
})

const Rows = styled.div`
  display: grid;
  gap: ${theme.space.card};
  padding-block-end: ${theme.space.card};
`
