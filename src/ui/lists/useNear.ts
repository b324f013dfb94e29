import { type RefCallback, useCallback, useRef } from 'react'

/** How far outside the viewport counts as near. */
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
 * Calls `onNear` when the element nears the viewport. The browser's lazy loading reaches several screens ahead, too
 * far for a lobby full of art.
 */
export function useNear(onNear: () => void): RefCallback<Element> {
  const latest = useRef(onNear)
  latest.current = onNear
  return useCallback<RefCallback<Element>>(
    (element) => (element ? watch(element, () => latest.current()) : undefined),
    [],
  )
}
