import { Component, type ReactNode } from 'react'
import { Stores } from '../stores/react/stores'
import { forgetFailure } from '../ui/lazyScreen'
import { FailedPage } from './pages/FailedPage'

interface ErrorBoundaryProps {
  /** Reported to the event log: a route's path or a modal's name. */
  where: string
  children: ReactNode
  /** Shown instead of an optional part of the page; by default Internal Server Error with a retry (spec §2, §8). */
  fallback?: ReactNode
  /** What failed is tried again when it changes: of a part that stays from page to page, its path. */
  retryOn?: unknown
  /** Called for each failure, also of a retry. */
  onFail?: () => void
}

/** Contains a render failure and reports it to the event log. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static override contextType = Stores
  declare context: React.ContextType<typeof Stores>
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    this.context?.track('error', { eventInterfaceId: this.props.where, eventFrom: `${error}` })
    forgetFailure(error)
    this.props.onFail?.()
  }

  override componentDidUpdate({ retryOn }: ErrorBoundaryProps) {
    if (this.state.failed && retryOn !== this.props.retryOn) this.setState({ failed: false })
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    if (fallback !== undefined) return fallback
    return <FailedPage onRetry={() => this.setState({ failed: false })} />
  }
}
