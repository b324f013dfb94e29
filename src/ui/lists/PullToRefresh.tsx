import styled from '@emotion/styled'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { refresh } from '../art/icons/icons'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { PullMark } from './PullMark'
import { usePull } from './usePull'

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  /** Label of the refresh button. */
  label: string
  busyLabel: string
  /** Beside the button: a heading. */
  head?: ReactNode
  children: ReactNode
}

/** Content refreshed by pulling down, or by a button. */
export function PullToRefresh({ onRefresh, label, busyLabel, head, children }: PullToRefreshProps) {
  const area = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)

  function run() {
    if (busy) return
    setBusy(true)
    void onRefresh().finally(() => setBusy(false))
  }

  const pulled = usePull(area, run, busy)
  return (
    <Root ref={area} aria-busy={busy || undefined}>
      <PullMark pulled={pulled} />
      <Head>
        <div>{head}</div>
        <span role="status">
          {busy && (
            <>
              <Spinner />
              <VisuallyHidden>{busyLabel}</VisuallyHidden>
            </>
          )}
        </span>
        <IconButton of={refresh} size={18} label={label} aria-disabled={busy || undefined} onClick={run} />
      </Head>
      {children}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  overscroll-behavior-y: contain;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  > div {
    flex: 1;
    min-inline-size: 0;
  }
`
