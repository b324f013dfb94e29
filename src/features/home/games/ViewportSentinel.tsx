import { startTransition } from 'react'
import { useNear } from '../../../ui/lists/useNear'

interface NearProps {
  /** Called once, as a transition. */
  onNear: () => void
}

/** A placeholder that reports when it nears the viewport, for content rendered only then. */
export function ViewportSentinel({ onNear }: NearProps) {
  const ref = useNear(() => startTransition(onNear))
  return <span ref={ref} />
}
