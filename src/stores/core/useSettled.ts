import { startTransition, useEffect, useState } from 'react'
import { useStores } from './react'

/** Whether the page has become idle since the component was mounted: what is not above the fold waits for it. */
export const useSettled = (): boolean => {
  const { platform } = useStores()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let mounted = true
    void platform.idle().then(() => {
      if (mounted) startTransition(() => setSettled(true))
    })
    return () => {
      mounted = false
    }
  }, [platform])
  return settled
}
