import { useSyncExternalStore } from 'react'
import { theme } from '../../theme/theme'

/** Whether the window matches a media query; false in the static first frame, which is a phone's. */
export function useMedia(query: string): boolean {
  const onChange = (listener: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => false,
  )
}

const queryOf = (media: string): string => media.replace('@media ', '')

/** Whether there is room for columns. */
export const useTablet = (): boolean => useMedia(queryOf(theme.media.tablet))

/** Whether the rail has lines. */
export const useDesktop = (): boolean => useMedia(queryOf(theme.media.desktop))

/** Whether there is room for a column at the end of the page. */
export const useWide = (): boolean => useMedia(queryOf(theme.media.wide))
