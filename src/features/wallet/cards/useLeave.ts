import { useEffect, useState } from 'react'
import { useStores } from '../../../stores/react/stores'
import { useLeavePage } from '../../../ui/navigation/useLeavePage'

/** Asks before Back, the page's or the browser's, drops what was typed. */
export function useLeave() {
  const { modals } = useStores()
  const { leaving, leavePage } = useLeavePage('/wallets/card/list')
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const holds = dirty && !leaving
  // What holds the back button is loaded before anything is typed.
  useEffect(() => modals.prepare(), [modals])
  useEffect(() => {
    if (!holds) return
    return modals.push(() => {
      setAsking(true)
      return false
    })
  }, [holds, modals])
  return {
    back: () => (dirty ? setAsking(true) : leavePage()),
    /** Without asking. */
    leave: leavePage,
    setDirty,
    open: asking && holds,
    onStay: () => setAsking(false),
    onLeave: leavePage,
  }
}
