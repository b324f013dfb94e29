import { useMedia } from '../../ui/layout/useMedia'

/** Whether the window has room for the cabinet with a panel on each side. */
export const useDesktop = (): boolean => useMedia('(min-width: 75em)')
