import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStores } from '../stores/core/react'
import { lazyScreen } from '../ui/lazyScreen'
import { ErrorBoundary } from './ErrorBoundary'
import { JackpotBubbleSlot } from './JackpotBubbleSlot'
import { Shell } from './layout/Shell'
import { Page } from './routing/Page'
import { PageFocus } from './routing/PageFocus'
import { usePlace } from './routing/places'
import { BootFailedPage, NotFoundPage } from './routing/rarePages'

const ModalHost = lazyScreen(() => import('./modals/ModalHost').then((m) => m.ModalHost))
const StartupPopups = lazyScreen(() => import('./startup/StartupPopups').then((m) => m.StartupPopups))
const Announcer = lazyScreen(() => import('./Announcer').then((m) => m.Announcer))

/** The product. */
export function App() {
  return (
    <ErrorBoundary place="routes">
      <Suspense fallback={null}>
        <Frame />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The page at the present address in its frame, modals above it. */
const Frame = observer(function Frame() {
  const { boot, modals, toasts } = useStores()
  const { pathname, search } = useLocation()
  useForcedLogin()
  const place = usePlace(pathname, search)
  const { topBar = false, tabBar = place === null, bubble = false } = place?.route ?? {}
  return (
    <>
      <Shell topBar={topBar} tabBar={tabBar}>
        <Suspense fallback={null}>
          {boot.phase === 'failed' ? (
            <BootFailedPage />
          ) : place ? (
            <Page key={place.path} {...place} />
          ) : (
            <>
              <NotFoundPage />
              <PageFocus />
            </>
          )}
        </Suspense>
      </Shell>
      {bubble && <JackpotBubbleSlot />}
      <ErrorBoundary place="modals" fallback={null}>
        <Suspense fallback={null}>
          {tabBar && boot.phase === 'ready' && <StartupPopups />}
          {modals.used && <ModalHost />}
        </Suspense>
      </ErrorBoundary>
      {/* Beside the modals: while its code comes, an open dialog must not be hidden with it. */}
      <ErrorBoundary place="toasts" fallback={null}>
        <Suspense fallback={null}>{toasts.used && <Announcer />}</Suspense>
      </ErrorBoundary>
    </>
  )
})

/** A session that ended by force leads to the login page (spec §8). */
function useForcedLogin() {
  const { session } = useStores()
  const navigate = useNavigate()
  const { ended } = session
  useEffect(() => {
    if (!ended) return
    session.acknowledgeEnd()
    void navigate(ended.form === 'account' ? '/auth/login?type=account' : '/auth/login', { replace: true })
  }, [ended, session, navigate])
}
