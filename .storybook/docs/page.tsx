import { Suspense } from 'react'
import { lazyScreen } from '../../src/ui/lazyScreen'

const Page = lazyScreen(() => import('./ComponentPage').then(({ ComponentPage }) => ComponentPage))

/** Loaded only where a docs page is opened: stories and their tests have no use for it. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
