import { useEffect, useState } from 'react'

/** Whether an element can be seen above the bar at the window's bottom edge; true until it is known. */
export function useInView(element: Element | null, bar: `${number}px`): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element) return
    const watch = new IntersectionObserver((changes) => setInSight(changes.at(-1)?.isIntersecting ?? true), {
      rootMargin: `0px 0px -${bar}`,
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      setInSight(true)
    }
  }, [element, bar])
  return inSight
}
