import styled from '@emotion/styled'
import { type RefObject, useEffect, useRef } from 'react'
import { Spinner } from './Spinner'
import { VisuallyHidden } from './VisuallyHidden'

interface ListEndProps {
  /** Called when the end comes near. */
  onEnd: (() => void) | undefined
  busy: boolean
  busyLabel: string
  within: RefObject<HTMLElement | null> | undefined
}

/** The end of a long list: it asks for more before it is seen, and says when more is on its way. */
export function ListEnd({ onEnd, busy, busyLabel, within }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!end.current || !onEnd || busy) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), {
      root: within?.current ?? null,
      rootMargin: '400px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [onEnd, busy, within])

  return (
    <Root ref={end} role="status">
      {busy && (
        <>
          <Spinner />
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 32px;
`
