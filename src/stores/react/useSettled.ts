import { startTransition, useEffect, useState } from 'react'
import { useStores } from './stores'

/**
 * Whether the page has become idle since mount, and then `load` has finished: content below the fold waits for it. The
 * components take turns, so that each is rendered in a task of its own.
 */
export const useSettled = (load?: () => Promise<void>): boolean => {
  const { platform } = useStores()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const mounted = new AbortController()
    const wait = async () => {
      await platform.idle(mounted.signal)
      if (load) {
        await load()
        await platform.idle(mounted.signal)
      }
      if (!mounted.signal.aborted) startTransition(() => setSettled(true))
    }
    void wait()
    return () => mounted.abort()
  }, [platform, load])
  return settled
}
