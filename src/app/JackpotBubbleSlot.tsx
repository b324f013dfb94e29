import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { nothing } from '../platform/clock'
import { useStores } from '../stores/core/react'
import { useSettled } from '../stores/core/useSettled'
import { lazyScreen } from '../ui/lazyScreen'
import { ErrorBoundary } from './ErrorBoundary'

const Bubble = lazyScreen(async () => {
  const { JackpotBubble } = await import('../features/jackpot/bubble/JackpotBubble')
  // Prefetch the cabinet: the next tap may open it.
  import('./modals/ModalHost').then(({ screenOf }) => screenOf('jackpot')?.preload(), nothing)
  return JackpotBubble
}, 'jackpot')

/** The jackpot's bubble: only for a player, and only while the jackpot activity runs (spec §2, §5). */
export const JackpotBubbleSlot = observer(function JackpotBubbleSlot() {
  const { session, activities } = useStores()
  const settled = useSettled()
  if (!settled || !session.signedIn || !activities.jackpot) return null
  return (
    <ErrorBoundary place="bubble" fallback={null}>
      <Suspense fallback={null}>
        <Bubble />
      </Suspense>
    </ErrorBoundary>
  )
})
