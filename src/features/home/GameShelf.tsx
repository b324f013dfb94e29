import { type ReactNode, useState } from 'react'
import type { AppGame } from '../../contract/config'
import { spreadPalettes } from '../../ui/art/thumb/palettes'
import { SectionHead } from '../../ui/data/SectionHead'
import { GameCard } from './GameCard'
import { Near } from './Near'
import { ShelfRow } from './ShelfRow'

interface GameShelfProps {
  title: string
  art: ReactNode
  games: readonly AppGame[]
  /** Load the art at once: for shelves in the first view. */
  eager?: boolean
}

/** Tiles rendered before the row is scrolled: two screens of a phone, one of a wide window. */
const FIRST = 7

/** A horizontally scrolling row of games; renders nothing without games. */
export function GameShelf({ title, art, games, eager = false }: GameShelfProps) {
  const [shown, setShown] = useState(FIRST)
  if (games.length === 0) return null
  const visible = games.slice(0, shown)
  const palettes = spreadPalettes(visible)
  return (
    <section aria-label={title}>
      <SectionHead title={title} art={art} />
      <ShelfRow>
        {visible.map((game, index) => (
          <GameCard key={game.id} game={game} palette={palettes[index]} eager={eager && index < 3} />
        ))}
        {shown < games.length && <Near key={shown} onNear={() => setShown(shown * 2)} />}
      </ShelfRow>
    </section>
  )
}
