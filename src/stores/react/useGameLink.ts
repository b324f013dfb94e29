import type { MouseEvent } from 'react'
import { useStores } from './stores'

/**
 * Props of a link that opens a game's sheet: its facts, for real or for fun (decision 030). A new tab or window opens the
 * game itself. `plays` starts the game at once: for games that the player has chosen before.
 */
export function useGameLink(id: number, plays = false) {
  const { modals } = useStores()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    modals.open('gameDetail', { gameId: id })
  }
  return {
    to: `/game/start?gameId=${id}` as const,
    draggable: false,
    'data-viewed': `game:${id}`,
    ...(!plays && { onClick, 'aria-haspopup': 'dialog' as const }),
  }
}
