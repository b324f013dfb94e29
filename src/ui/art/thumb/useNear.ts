import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the viewport a tile loads its art. */
const margin = '240px'
const arrivals = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, arrived: () => void): () => void {
  observer ??= new IntersectionObserver(announce, { rootMargin: margin })
  arrivals.set(element, arrived)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

function announce(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.()
}

/**
 * Whether an element is in or near the viewport; once true it stays true. The browser's lazy loading reaches several
 * screens ahead, too far for a lobby full of art.
 */
export function useNear(atOnce: boolean): [near: boolean, ref: RefCallback<Element>] {
  const [near, setNear] = useState(atOnce)
  const ref = useCallback<RefCallback<Element>>((element) => {
    return element ? watch(element, () => setNear(true)) : undefined
  }, [])
  return [near, ref]
}
