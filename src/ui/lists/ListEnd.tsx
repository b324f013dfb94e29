import styled from '@emotion/styled'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface ListEndProps {
  /** Called when the end comes near. */
  onEnd: (() => void) | undefined
  busy: boolean
  busyLabel: string
  failed: ReactNode
  within: RefObject<HTMLElement | null> | undefined
}

/** The end of a long list: it asks for more before it is seen, and says when more is on its way or did not come. */
export function ListEnd({ onEnd, busy, busyLabel, failed, within }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null)
  const waiting = busy || Boolean(failed)

  useEffect(() => {
    if (!end.current || !onEnd || waiting) return
    // A busy page gets several changes in one call: if the end was near in any of them, more is asked for.
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
