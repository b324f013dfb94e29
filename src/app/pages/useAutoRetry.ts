import { useEffect, useRef, useState } from 'react'
import type { Platform } from '../../platform'
import { nothing } from '../../platform/clock'

/** Tries by itself; then the player decides. */
export const TRIES = 5
const FIRST = 2_000

/** The wait before a try, ms: doubled each time, and spread by a fifth so that not every player comes back at once. */
export const retryDelay = (tries: number, random: number): number =>
  Math.round(FIRST * 2 ** tries * (0.8 + random * 0.4))

interface NextTry {
  /** From 1 on. */
  readonly attempt: number
  /** Epoch ms. */
  readonly at: number
}

/** Tries again by itself while something has failed, and at once when the network is back; null once it waits for the player. */
export function useAutoRetry(
  failed: boolean,
  { clock, random, visibility }: Pick<Platform, 'clock' | 'random' | 'visibility'>,
  retry: () => void,
): NextTry | null {
  const tries = useRef(0)
  const run = useRef(retry)
  run.current = retry
  const [next, setNext] = useState<NextTry | null>(null)
  useEffect(() => {
    if (!failed) return setNext(null)
    const again = () => {
      tries.current++
      run.current()
    }
    addEventListener('online', again, { once: true })
    if (tries.current >= TRIES) return () => removeEventListener('online', again)
    const delay = retryDelay(tries.current, random())
    setNext({ attempt: tries.current + 1, at: clock.now() + delay })
    // Nobody waits for a page out of sight.
    let stopShow = nothing
    const stop = clock.after(delay, () => {
      if (visibility.hidden()) stopShow = visibility.onShow(again)
      else again()
    })
    return () => {
      stop()
      stopShow()
      removeEventListener('online', again)
    }
  }, [failed, clock, random, visibility])
  return next
}
