import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { message } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'
import { useUrlValue } from '../../../ui/lists/filters/useUrlValue'

/** Opens the sheet of the game in the address, once, so that a reload or Back does not open it again. */
export const SharedGame = observer(function SharedGame() {
  const { boot, config, modals, toasts } = useStores()
  const [shared, setShared] = useUrlValue('game')
  // The configuration of the last visit may lack games.
  const { gameById } = config
  const known = boot.phase === 'ready'
  useEffect(() => {
    if (shared === null || !known) return
    setShared(null)
    const game = gameById.get(Number(shared))
    if (game) modals.open('gameDetail', { gameId: game.id })
    else toasts.show('info', message('game.gone'))
  }, [shared, known, gameById, setShared, modals, toasts])
  return null
})
