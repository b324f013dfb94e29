import { type RefObject, useEffect, useState } from 'react'

/** Whether a row has more before and after what is in sight. */
export function useScrollRest(row: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [rest, setRest] = useState({ before: false, after: false })
  useEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => {
      // From right to left it counts down from 0.
      const gone = Math.abs(current.scrollLeft)
      const [before, after] = [gone > 1, gone < current.scrollWidth - current.clientWidth - 1]
      setRest((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    // Tiles that follow make it longer.
    const tiles = new MutationObserver(measure)
    tiles.observe(current, { childList: true })
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      tiles.disconnect()
      current.removeEventListener('scroll', measure)
    }
  }, [row])
  return rest
}
