import type { FunctionComponent } from 'react'
import { lazyScreen } from '../../ui/lazyScreen'
import type * as pages from '../pages/rare'

const rare = <P extends object>(pick: (loaded: typeof pages) => FunctionComponent<P>) =>
  lazyScreen(() => import('../pages/rare').then(pick), 'messages', 'titles')

// Rarely shown pages.
export const BootFailedPage = rare((m) => m.BootFailedPage)
export const EndedPage = rare((m) => m.EndedPage)
export const NotFoundPage = rare((m) => m.NotFoundPage)
