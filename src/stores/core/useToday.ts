import { useCallback, useSyncExternalStore } from 'react'
import { stopAll } from '../../platform/clock'
import { useStores } from './react'

const MINUTE = 60_000

/** Midnight at which the player's day began, epoch ms; it moves on even if the page stays open overnight. */
export function useToday(): number {
  const { clock, visibility } = useStores().platform
  const subscribe = useCallback(
    (update: () => void) => stopAll([clock.every(MINUTE, update), visibility.onShow(update)]),
    [clock, visibility],
  )
  return useSyncExternalStore(subscribe, () => new Date(clock.now()).setHours(0, 0, 0, 0))
}
