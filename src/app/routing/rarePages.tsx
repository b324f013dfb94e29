import type { FunctionComponent } from 'react'
import { useTranslation } from '../../i18n'
import { lazyScreen } from '../../ui/lazyScreen'
import type * as pages from '../pages/rare'

// An error page must not fail itself: without its chunk only the heading is shown.
const rare = <P extends object>(pick: (loaded: typeof pages) => FunctionComponent<P>) =>
  lazyScreen(() => import('../pages/rare').then(pick, () => Words), 'messages', 'titles')

function Words() {
  const { t } = useTranslation()
  return <h1>{t('title.error')}</h1>
}

// Rarely shown pages.
export const BootFailedPage = rare((m) => m.BootFailedPage)
export const EndedPage = rare((m) => m.EndedPage)
export const FailedPage = rare((m) => m.FailedPage)
export const NotFoundPage = rare((m) => m.NotFoundPage)
