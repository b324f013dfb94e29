import { useEffect } from 'react'
import { useStores } from '../../../stores/core/react'
import { useNow } from '../../../stores/core/useNow'

const MINUTE = 60_000

/** Runs when an instant is reached. Looks each minute, since timers cannot wait for weeks. */
export function useReached(at: number, run: () => void): void {
  const { clock } = useStores().platform
  const now = useNow()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an instant, whatever `run` is
  useEffect(() => {
    const left = at - now
    return left > MINUTE ? undefined : clock.after(Math.max(left, 0), run)
  }, [at, now, clock])
}
