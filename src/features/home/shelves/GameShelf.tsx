import styled from '@emotion/styled'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { AppGame } from '../../../contract/config'
import type { PageAddress } from '../../../domain/paths'
import { useSettled } from '../../../stores/react/useSettled'
import { spreadPalettes } from '../../../ui/art/thumb/palettes'
import { SectionHead } from '../../../ui/data/SectionHead'
import { lazyScreen } from '../../../ui/lazyScreen'
import { GameCard } from '../games/GameCard'
import { useColumns } from '../games/useColumns'
import { ViewportSentinel } from '../games/ViewportSentinel'
import { ShelfRow } from './ShelfRow'

const ShelfEnd = lazyScreen(() => import('./ShelfEnd').then((m) => m.ShelfEnd), 'lobby')

interface GameShelfProps {
  title: string
  art: ReactNode
  games: readonly AppGame[]
  /** Address of all of its games. */
  all?: PageAddress | null
  /** Load the art at once: for shelves in the first view. */
  eager?: boolean
  /** Render the tiles only near the viewport, in the space they take. */
  late?: boolean
  /** Its tiles start the game at once, without the sheet. */
  plays?: boolean
}

/** Tiles rendered before the row is scrolled: two screens of a phone, one of a wide window. */
const FIRST = 7

/** A horizontally scrolling row of games; renders nothing without games. */
export function GameShelf({ title, art, games, all, eager = false, late = false, plays }: GameShelfProps) {
  const [shown, setShown] = useState(late ? 0 : FIRST)
  const columns = useColumns()
  const settled = useSettled()
  const row = useRef<HTMLDivElement>(null)
  if (games.length === 0) return null
  // The first view needs no more than what can be seen of the row.
  const visible = games.slice(0, settled ? shown : columns)
  const palettes = spreadPalettes(visible)
  const action = settled && (
    <Suspense fallback={null}>
      <ShelfEnd shelf={title} all={all} row={row} />
    </Suspense>
  )
  return (
    <Root aria-label={title}>
      <SectionHead title={title} art={art} action={action} />
      <ShelfRow ref={row}>
        {visible.map((game, index) => (
          <GameCard key={game.id} game={game} palette={palettes[index]} eager={eager && index < 3} plays={plays} />
        ))}
        {shown === 0 && <TilePlaceholder data-later />}
        {settled && shown < games.length && (
          <ViewportSentinel key={shown} onNear={() => setShown(Math.max(shown * 2, FIRST))} />
        )}
      </ShelfRow>
    </Root>
  )
}

/** Nothing of a shelf is above the bars. */
const Root = styled.section`
  isolation: isolate;
`

/** As high as a tile. */
const TilePlaceholder = styled.span`
  aspect-ratio: 3 / 4;
`
