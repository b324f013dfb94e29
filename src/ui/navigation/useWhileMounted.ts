import { useEffect, useRef } from 'react'

/** Runs something only while the component is mounted: a late reply must not take a player away from another page. */
export function useWhileMounted(): (run: () => void) => void {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return (run) => {
    if (mounted.current) run()
  }
}
