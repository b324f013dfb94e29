import { Component, type ReactNode, Suspense } from 'react'
import { RarePage } from './RarePage'

/** Keeps a failure inside its page: shows Internal Server Error with a retry (spec §2, §8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense fallback={null}>
        <RarePage page="FailedPage" onRetry={() => this.setState({ failed: false })} />
      </Suspense>
    )
  }
}
