import { useEffect } from 'react'

/** What the page does at its edges while mounted; by default browsers reload it when pulled down, or go back. */
export function useOverscroll(behavior: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.overscrollBehavior = behavior
    return () => {
      style.overscrollBehavior = ''
    }
  }, [behavior])
}
