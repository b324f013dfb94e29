import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface SkeletonGroupProps {
  /** "Loading", said once for all shapes inside. */
  label: string
  children: ReactNode
}

/** A part of the page that is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
