import { useEffect, useState } from 'react'
import { useGoBack } from './useGoBack'

/** Whether the entry on top only holds the back button (`platform/page/backGuard`); it leaves the history by itself. */
const isHeld = (): boolean => history.state?.heldBack === true

/**
 * Leads back from a page that may hold the back button, past all of its entries: that one, and those that a login in
 * between has left. `above` is where it leads when nothing of the product came before.
 */
export function useLeavePage(above = '/'): { leaving: boolean; leavePage: () => void } {
  const goBack = useGoBack(above)
  const [leaving, setLeaving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the player leaves once
  useEffect(() => {
    if (!leaving) return undefined
    const { pathname } = location
    const goOn = () => location.pathname === pathname && goBack()
    if (!isHeld()) goBack()
    addEventListener('popstate', goOn)
    return () => removeEventListener('popstate', goOn)
  }, [leaving])
  return { leaving, leavePage: () => setLeaving(true) }
}
