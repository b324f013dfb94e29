import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the element that the address names (`/faq#time`) and opens it, once the page's content is there. */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link tapped again is another visit
  useEffect(() => {
    if (!ready || hash === '') return
    const target = document.getElementById(hash.slice(1))
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView()
  }, [ready, hash, key])
}
