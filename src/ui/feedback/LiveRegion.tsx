import { VisuallyHidden } from '../layout/VisuallyHidden'

interface LiveRegionProps {
  /** What has just happened; empty says nothing. */
  message: string
  /** Interrupts what is being read; for errors that block the way. */
  urgent?: boolean
}

/** Speaks without being seen. It has to be there before its message comes, so mount it once and keep it. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic>
      {message}
    </VisuallyHidden>
  )
}
