import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { texts } from '../i18n'
import { nothing } from '../platform/clock'
import { useStores } from '../stores/core/react'
import { ErrorBoundary } from './ErrorBoundary'

const Bubble = lazy(async () => {
  const [{ JackpotBubble }] = await Promise.all([
    import('../features/jackpot/bubble/JackpotBubble'),
    texts.load('jackpot'),
  ])
  // Who sees the bubble may tap it, or the card: the cabinet is there before that.
  import('./ModalHost').then(({ prefetchModal }) => prefetchModal('jackpot'), nothing)
  return { default: JackpotBubble }
})

/** The jackpot's bubble: only for a player, and only while the jackpot activity runs (spec §2, §5). */
export const JackpotBubbleSlot = observer(function JackpotBubbleSlot() {
  const { session, activities } = useStores()
  if (!session.signedIn || !activities.jackpot) return null
  return (
    <ErrorBoundary place="bubble" fallback={null}>
      <Suspense fallback={null}>
        <Bubble />
      </Suspense>
    </ErrorBoundary>
  )
})
