import styled from '@emotion/styled'
import { useMemo, useSyncExternalStore } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { AppGame } from '../../contract/config'
import { theme } from '../../theme/theme'
import { spreadPalettes } from '../../ui/art/thumb/palettes'
import { GameCard } from './GameCard'

/** Windowed grid: only the visible rows are rendered. */
export function GameGrid({ games }: { games: readonly AppGame[] }) {
  const columns = useColumns()
  const palettes = useMemo(() => spreadPalettes(games, columns), [games, columns])
  const rows = Array.from({ length: Math.ceil(games.length / columns) }, (_, row) => row * columns)
  return (
    <WindowVirtualizer>
      {rows.map((start) => (
        <Row key={start} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {games.slice(start, start + columns).map((game, index) => (
            <GameCard key={game.id} game={game} palette={palettes[start + index]} />
          ))}
        </Row>
      ))}
    </WindowVirtualizer>
  )
}

const WIDTHS = [
  { query: '(min-width: 64em)', columns: 7 },
  { query: '(min-width: 40em)', columns: 5 },
] as const

const columnsNow = (): number => WIDTHS.find(({ query }) => matchMedia(query).matches)?.columns ?? 3

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const useColumns = (): number => useSyncExternalStore(onResize, columnsNow)

const Row = styled.div`
  display: grid;
  gap: ${theme.space.card};
  padding-block-end: ${theme.space.card};
`
