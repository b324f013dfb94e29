import { useCallback, useSyncExternalStore } from 'react'
import { stopAll } from '../../platform/clock'
import { useStores } from './stores'

/** Whether the page is in the background. */
export function usePageHidden(): boolean {
  const { visibility } = useStores().platform
  const subscribe = useCallback(
    (run: () => void) => stopAll([visibility.onShow(run), visibility.onHide(run)]),
    [visibility],
  )
  return useSyncExternalStore(subscribe, visibility.hidden)
}
