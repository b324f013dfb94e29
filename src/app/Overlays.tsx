import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { nothing } from '../platform/clock'
import { ignoreHeldEnter } from '../platform/page/heldKeys'
import { useStores } from '../stores/react/stores'
import { useSettled } from '../stores/react/useSettled'
import { lazyScreen } from '../ui/lazyScreen'
import { ErrorBoundary } from './ErrorBoundary'
import { StartupPopups } from './startup/StartupPopups'
import { useSearchKey } from './useSearchKey'
import { useViewed } from './useViewed'

// Lazy: the first view needs it only when a call has failed.
const OfflineNote = lazyScreen(() => import('./OfflineNote').then((m) => m.OfflineNote), 'messages')

const SharedGame = lazyScreen(() => import('../features/game/sheet/SharedGame').then((m) => m.SharedGame), 'game')

const Bubble = lazyScreen(async () => {
  const { JackpotBubble } = await import('../features/jackpot/bubble/JackpotBubble')
  // Prefetch the cabinet: the next tap may open it.
  import('./modals/ModalHost').then(({ screenOf }) => screenOf('jackpot').preload(), nothing)
  return JackpotBubble
}, 'jackpot')

/** The address of a game that a player has shared. */
const SHARED = /[?&]game=/

interface OverlaysProps {
  /** Whether the page has the top bar, under which the note about the connection stands. */
  topBar: boolean
  popups: boolean
  bubble: boolean
}

/**
 * What comes over a page by itself: the start-up pop-ups, the sheet of a shared game, a note without a connection, and
 * the jackpot's bubble, only for a player and only while the jackpot activity runs (spec §2, §5). Also listens to keys on
 * all pages.
 */
export const Overlays = observer(function Overlays({ topBar, popups, bubble }: OverlaysProps) {
  const { session, activities } = useStores()
  const settled = useSettled()
  const { pathname, search } = useLocation()
  useEffect(ignoreHeldEnter, [])
  useSearchKey()
  useViewed()
  return (
    <>
      {popups && <StartupPopups />}
      {SHARED.test(search) && (pathname === '/' || pathname === '/game/search') && (
        <ErrorBoundary where="game" fallback={null}>
          <Suspense fallback={null}>
            <SharedGame />
          </Suspense>
        </ErrorBoundary>
      )}
      {settled && topBar && (
        <ErrorBoundary where="offline" retryOn={pathname} fallback={null}>
          <Suspense fallback={null}>
            <OfflineNote />
          </Suspense>
        </ErrorBoundary>
      )}
      {settled && bubble && session.signedIn && activities.jackpot && (
        <ErrorBoundary where="bubble" retryOn={pathname} fallback={null}>
          <Suspense fallback={null}>
            <Bubble />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
})
