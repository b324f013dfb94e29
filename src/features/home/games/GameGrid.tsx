import styled from '@emotion/styled'
import { useMemo } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { AppGame } from '../../../contract/config'
import { theme } from '../../../theme/theme'
import { spreadPalettes } from '../../../ui/art/thumb/palettes'
import { GameCard } from './GameCard'

interface GameGridProps {
  games: readonly AppGame[]
  columns: number
  /** The first game of the grid: a multiple of `columns`. */
  from: number
  /** Estimated row height, px, until rows are measured: what follows the grid must not move when they are. */
  rowSize?: number | undefined
}

/** Windowed grid: only the visible rows are rendered. */
export function GameGrid({ games, columns, from, rowSize }: GameGridProps) {
  const palettes = useMemo(() => spreadPalettes(games, columns), [games, columns])
  const rows = Array.from({ length: Math.ceil((games.length - from) / columns) }, (_, row) => from + row * columns)
  return (
    <WindowVirtualizer {...(rowSize && { itemSize: rowSize })}>
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

const Row = styled.div`
  display: grid;
  gap: ${theme.space.card};
  padding-block-end: ${theme.space.card};
`
