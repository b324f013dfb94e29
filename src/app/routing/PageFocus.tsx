import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()
let visited = false

/**
 * Manages scroll and focus of a page: a new page starts at its top with the focus on its heading, going back restores
 * the scroll position. The first page of a visit is left to the browser. Must be rendered before the content.
 */
export function PageFocus() {
  const { key } = useLocation()
  const kind = useNavigationType()
  // A layout effect: once bars and content unmount, the browser has already changed the scroll position.
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

/** Scrolls to a position in px, again while the page is still growing, until the player scrolls. Returns a stop. */
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

/** Events that mean the player scrolls. */
const OWN_SCROLL = ['wheel', 'touchstart', 'keydown'] as const
