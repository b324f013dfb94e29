import { useCallback, useSyncExternalStore } from 'react'
import { stopAll } from '../../platform/clock'
import { useStores } from './stores'

const MINUTE = 60_000
const DAY = 86_400_000

/** Midnight at which the day of the backend began, in UTC, epoch ms; see `useToday`. */
export const useUtcToday = (): number => useMidnight((now) => now - (now % DAY))

/** Midnight at which the player's day began, epoch ms; it moves on even if the page stays open overnight. */
export const useToday = (): number => useMidnight((now) => new Date(now).setHours(0, 0, 0, 0))

function useMidnight(midnightOf: (now: number) => number): number {
  const { clock, visibility } = useStores().platform
  const subscribe = useCallback(
    (update: () => void) => stopAll([clock.every(MINUTE, update), visibility.onShow(update)]),
    [clock, visibility],
  )
  return useSyncExternalStore(subscribe, () => midnightOf(clock.now()))
}
