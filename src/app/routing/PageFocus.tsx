import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useFeature } from '../../stores/react/stores'
import { ScrollStore } from '../../stores/shell/ScrollStore'

let visited = false

/**
 * Manages scroll and focus of a page: a new page starts at its top with the focus on its heading, going back restores
 * the scroll position. The first page of a visit is left to the browser. Must be rendered before the content.
 */
export function PageFocus() {
  const { key } = useLocation()
  const kind = useNavigationType()
  const { positions } = useFeature(ScrollStore)
  // A layout effect: once bars and content unmount, the browser has already changed the scroll position.
  useLayoutEffect(() => {
    const save = () => void positions.set(key, window.scrollY)
    addEventListener('scroll', save, { passive: true })
    return () => removeEventListener('scroll', save)
  }, [key, positions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const first = !visited
    visited = true
    if (first) return
    // Before the browser scrolls as far as the page, not grown yet, lets it.
    const top = kind === 'POP' ? (positions.get(key) ?? 0) : 0
    // In the route table's chunk, loaded before any navigation.
    const coming = import('./arrive').then(({ arrive }) => arrive(top))
    return () => void coming.then((stop) => stop())
  }, [])
  return null
}
