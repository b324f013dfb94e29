import styled from '@emotion/styled'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface ListEndProps {
  /** Called near the end. */
  onEnd: (() => void) | undefined
  busy: boolean
  busyLabel: string
  failed: ReactNode
  within: RefObject<HTMLElement | null> | undefined
}

/** End of a list: requests more before it is visible, and shows that rows are loading or failed to load. */
export function ListEnd({ onEnd, busy, busyLabel, failed, within }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null)
  const waiting = busy || Boolean(failed)

  useEffect(() => {
    if (!end.current || !onEnd || waiting) return
    // A busy page batches several entries into one callback: any of them counts.
    const watch = new IntersectionObserver((changes) => changes.some((change) => change.isIntersecting) && onEnd(), {
      root: within?.current ?? null,
      rootMargin: '400px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [onEnd, waiting, within])

  return (
    <Root ref={end} role="status">
      {busy && (
        <>
          <Spinner />
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
        </>
      )}
      {!busy && failed}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 32px;
`
