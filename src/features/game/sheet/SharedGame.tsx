import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { message } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'

/** Opens the sheet of the game in the address, once, so that a reload or Back does not open it again. */
export const SharedGame = observer(function SharedGame() {
  const { boot, config, modals, toasts } = useStores()
  const [query, setQuery] = useSearchParams()
  const shared = query.get('game')
  // The configuration of the last visit may lack games.
  const { gameById } = config
  const known = boot.phase === 'ready'
  useEffect(() => {
    if (shared === null || !known) return
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('game')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
    const game = gameById.get(Number(shared))
    if (game) modals.open('gameDetail', { gameId: game.id })
    else toasts.show('info', message('game.gone'))
  }, [shared, known, gameById, setQuery, modals, toasts])
  return null
})
