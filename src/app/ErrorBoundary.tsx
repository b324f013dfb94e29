import { Component, type ReactNode, Suspense } from 'react'
import { Stores } from '../stores/core/react'
import { RarePage } from './RarePage'

interface ErrorBoundaryProps {
  /** Where it stands, for the event log: a route's path, a modal's name. */
  place: string
  children: ReactNode
  /** What stands in for a part that the page can do without; absent: Internal Server Error with a retry (spec §2, §8). */
  fallback?: ReactNode
  /** Called once the failure is shown: from here on it may be tried again. */
  onCatch?: (() => void) | undefined
}

/** Keeps a failure inside its part of the page and notes it in the event log. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static override contextType = Stores
  declare context: React.ContextType<typeof Stores>
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const { place, onCatch } = this.props
    this.context?.note('error', { eventInterfaceId: place, eventFrom: `${error}`.slice(0, LENGTH) })
    onCatch?.()
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    if (fallback !== undefined) return fallback
    return (
      <Suspense fallback={null}>
        <RarePage page="FailedPage" onRetry={() => this.setState({ failed: false })} />
      </Suspense>
    )
  }
}

/** A batch of events must fit a beacon, however long a message is. */
const LENGTH = 200
