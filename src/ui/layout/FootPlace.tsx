import { createContext, useContext } from 'react'
import { useTablet } from './useMedia'

/** Receives the element that holds the page's foot in place of the bottom edge. */
export const FootPlaceContext = createContext<(element: HTMLElement | null) => void>(() => undefined)

/** Where a `TaskPage` shows its foot in a window with room for columns: below what its button confirms. */
export function FootPlace() {
  const place = useContext(FootPlaceContext)
  return useTablet() ? <div ref={place} /> : null
}
