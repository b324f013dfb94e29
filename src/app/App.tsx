import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStores } from '../stores/react/stores'
import { useSettled } from '../stores/react/useSettled'
import { UnsentWork } from '../ui/form/unsent'
import { lazyScreen } from '../ui/lazyScreen'
import { useComingFrom } from '../ui/navigation/useComingFrom'
import { Layers } from '../ui/overlays/layers'
import { ErrorBoundary } from './ErrorBoundary'
import { Shell } from './layout/Shell'
import { useRouteMatch } from './routing/matchRoute'
import { Page } from './routing/Page'
import { PageFocus } from './routing/PageFocus'
import { BootFailedPage, NotFoundPage } from './routing/rarePages'

const ModalHost = lazyScreen(() => import('./modals/ModalHost').then((m) => m.ModalHost))
const Overlays = lazyScreen(() => import('./Overlays').then((m) => m.Overlays))
const Announcer = lazyScreen(() => import('./Announcer').then((m) => m.Announcer))

/** The product. */
export function App() {
  const { busy, modals } = useStores()
  return (
    <Layers value={modals.push}>
      <UnsentWork value={busy.add}>
        <ErrorBoundary where="routes">
          <Suspense fallback={null}>
            <Frame />
          </Suspense>
        </ErrorBoundary>
      </UnsentWork>
    </Layers>
  )
}

/** The page at the present address in its frame, modals above it. */
const Frame = observer(function Frame() {
  const { boot, modals, toasts } = useStores()
  const settled = useSettled()
  const { pathname, search } = useLocation()
  useForcedLogin()
  const match = useRouteMatch(pathname, search)
  const { topBar = false, tabBar = match === null, bubble = false, rail = true } = match?.route ?? {}
  return (
    <>
      <Shell topBar={topBar} tabBar={tabBar} rail={rail}>
        <Suspense fallback={null}>
          {(boot.phase === 'failed' || boot.again) && !match?.route.offline ? (
            <BootFailedPage />
          ) : match ? (
            <Page key={match.path} {...match} />
          ) : (
            <>
              <NotFoundPage />
              <PageFocus />
            </>
          )}
        </Suspense>
      </Shell>
      {/* What cannot be shown is closed, so that it holds nothing up, such as a new version. */}
      <ErrorBoundary where="modals" onFail={modals.clear} retryOn={modals.top} fallback={null}>
        <Suspense fallback={null}>
          {settled && boot.phase === 'ready' && (
            <Overlays topBar={topBar} popups={match !== null && tabBar} bubble={bubble} />
          )}
          {modals.used && <ModalHost />}
        </Suspense>
      </ErrorBoundary>
      {/* Next to the modals: an open dialog must not be hidden with it while its code loads. */}
      <ErrorBoundary where="toasts" fallback={null}>
        <Suspense fallback={null}>{toasts.used && <Announcer />}</Suspense>
      </ErrorBoundary>
    </>
  )
})

/** A session that ended by force leads to the login page (spec §8), and from there back to this one. */
function useForcedLogin() {
  const { session } = useStores()
  const { from } = useComingFrom()
  const navigate = useNavigate()
  const { ended } = session
  useEffect(() => {
    if (!ended) return
    session.acknowledgeEnd()
    void navigate(ended.form === 'account' ? '/auth/login?type=account' : '/auth/login', {
      replace: true,
      state: { from },
    })
  }, [ended, session, navigate, from])
}
