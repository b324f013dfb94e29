import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useGameLink } from '../../../stores/react/useGameLink'

interface GameLinkProps {
  id: number
  /** Starts the game at once, without its sheet. */
  plays?: boolean | undefined
  children: ReactNode
}

/** Opens a game's sheet. */
export function GameLink({ id, plays, children }: GameLinkProps) {
  return <Link {...useGameLink(id, plays)}>{children}</Link>
}
