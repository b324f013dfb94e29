import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface SkeletonGroupProps {
  /** "Loading", announced once for all skeletons inside. */
  label: string
  children: ReactNode
}

/** A loading part of the page. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
