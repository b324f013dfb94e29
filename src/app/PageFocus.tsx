import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()
let visited = false

/**
 * Stands before a page's content and arrives with it: a new page begins at its top with the focus on its heading, going
 * back returns to where one was. The first page of a visit is left as the browser shows it.
 */
export function PageFocus() {
  const { key } = useLocation()
  const kind = useNavigationType()
  // While the page stands: once its bars and content go, the browser has moved what is left.
  useLayoutEffect(() => {
    const save = () => void places.set(key, window.scrollY)
    addEventListener('scroll', save, { passive: true })
    return () => removeEventListener('scroll', save)
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is arrived at once
  useEffect(() => {
    const first = !visited
    visited = true
    if (first) return
    const stop = scrollBack(kind === 'POP' ? (places.get(key) ?? 0) : 0)
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    return stop
  }, [])
  return null
}

/** Scrolls to a position in px, and again as the page grows to it, unless the player scrolls first. The result ends that. */
function scrollBack(top: number): () => void {
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.round(window.scrollY) >= top) stop()
  })
  const stop = () => {
    grown.disconnect()
    for (const type of OWN_SCROLL) removeEventListener(type, stop)
  }
  window.scrollTo(0, top)
  if (Math.round(window.scrollY) < top) {
    grown.observe(document.querySelector('main') ?? document.body)
    for (const type of OWN_SCROLL) addEventListener(type, stop, { passive: true })
  }
  return stop
}

/** What tells that the player scrolls. */
const OWN_SCROLL = ['wheel', 'touchstart', 'keydown'] as const
