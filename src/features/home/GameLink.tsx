import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStores } from '../../stores/core/react'

interface GameLinkProps {
  id: number
  /** Starts the game at once: for games that the player has chosen before. */
  plays?: boolean | undefined
  children: ReactNode
}

/** Opens a game's sheet: its facts, for real or for fun (decision 030). A new tab opens the game itself. */
export function GameLink({ id, plays, children }: GameLinkProps) {
  const { modals } = useStores()
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    modals.open('gameDetail', { gameId: id })
  }
  return (
    <Link
      to={`/game/start?gameId=${id}`}
      draggable={false}
      data-viewed={`game:${id}`}
      {...(!plays && { onClick: show, 'aria-haspopup': 'dialog' })}
    >
      {children}
    </Link>
  )
}
