import { VisuallyHidden } from '../layout/VisuallyHidden'

interface LiveRegionProps {
  message: string
  /** Assertive, for blocking errors. */
  urgent?: boolean
}

/** A visually hidden live region. It must be mounted before its message changes, so keep it mounted. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic>
      {message}
    </VisuallyHidden>
  )
}
