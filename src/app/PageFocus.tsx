import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()
let visited = false

/**
 * Stands beside a page's content and arrives with it: a new page begins at its top with the focus on its heading, going
 * back returns to where one was. The first page of a visit is left as the browser shows it.
 */
export function PageFocus() {
  const { key } = useLocation()
  const kind = useNavigationType()
  // Before the page's content goes, or there is nothing left to have been scrolled.
  useLayoutEffect(() => () => void places.set(key, window.scrollY), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is arrived at once
  useEffect(() => {
    const first = !visited
    visited = true
    if (first) return
    window.scrollTo(0, kind === 'POP' ? (places.get(key) ?? 0) : 0)
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
  return null
}
