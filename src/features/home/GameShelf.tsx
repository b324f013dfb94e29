import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { AppGame } from '../../contract/config'
import { theme } from '../../theme/theme'
import { spreadPalettes } from '../../ui/art/thumb/palettes'
import { SectionHead } from '../../ui/data/SectionHead'
import { GameCard } from './GameCard'

interface GameShelfProps {
  title: string
  art: ReactNode
  games: readonly AppGame[]
  /** Load the art at once: for shelves in the first view. */
  eager?: boolean
}

/** A horizontally scrolling row of games; renders nothing without games. */
export function GameShelf({ title, art, games, eager = false }: GameShelfProps) {
  if (games.length === 0) return null
  const palettes = spreadPalettes(games)
  return (
    <section aria-label={title}>
      <SectionHead title={title} art={art} />
      <Row>
        {games.map((game, index) => (
          <GameCard key={game.id} game={game} palette={palettes[index]} eager={eager && index < 3} />
        ))}
      </Row>
    </section>
  )
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 2 * ${theme.space.card}) / 3);
  gap: ${theme.space.card};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding-inline: ${theme.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: ${theme.space.gutter};
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  ${theme.media.tablet} {
    grid-auto-columns: calc((100% - 4 * ${theme.space.card}) / 5);
  }
  ${theme.media.desktop} {
    grid-auto-columns: calc((100% - 6 * ${theme.space.card}) / 7);
  }
`
