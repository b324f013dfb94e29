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

const wide = theme.media.desktop.replace('@media ', '')

/** Whether the tabs are a side rail. */
export const useWide = (): boolean => useMedia(wide)
