import { useEffect, useRef } from 'react'
import type { Platform } from '../../platform'

const FIRST = 5_000
const LONGEST = 60_000

/** The wait before a try, ms: doubled each time, and spread so that not every player comes back at once. */
export const retryDelay = (tries: number, random: number): number =>
  Math.min(FIRST * 2 ** tries, LONGEST) * (0.75 + random / 2)

/** Tries again by itself while something has failed, and at once when the network is back. */
export function useAutoRetry(
  failed: boolean,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  retry: () => void,
) {
  const tries = useRef(0)
  const run = useRef(retry)
  run.current = retry
  useEffect(() => {
    if (!failed) return
    const again = () => {
      tries.current++
      run.current()
    }
    const stop = clock.after(retryDelay(tries.current, random()), again)
    addEventListener('online', again, { once: true })
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [failed, clock, random])
}
