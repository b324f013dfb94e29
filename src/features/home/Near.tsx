import { startTransition } from 'react'
import { useNear } from '../../ui/lists/useNear'

interface NearProps {
  /** Called once, as a transition. */
  onNear: () => void
}

/** An empty place that reports when it comes near the viewport: for what is rendered only then. */
export function Near({ onNear }: NearProps) {
  const ref = useNear(() => startTransition(onNear))
  return <span ref={ref} />
}
