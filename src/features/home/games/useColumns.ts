import { useSyncExternalStore } from 'react'

const WIDTHS = [
  { query: '(min-width: 64em)', columns: 7 },
  { query: '(min-width: 40em)', columns: 5 },
] as const

const columnsNow = (): number => WIDTHS.find(({ query }) => matchMedia(query).matches)?.columns ?? 3

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Tiles in a row of the grid at the window's width. */
export const useColumns = (): number => useSyncExternalStore(onResize, columnsNow)
