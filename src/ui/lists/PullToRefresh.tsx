import styled from '@emotion/styled'
import { type ReactNode, useRef, useState } from 'react'
import { theme } from '../../theme/theme'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../art/icons/Icon'
import { refresh } from '../art/icons/icons'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../layout/VisuallyHidden'
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
      <Pull aria-hidden style={{ opacity: pulled, translate: `0 ${pulled * 24}px`, rotate: `${pulled * 270}deg` }}>
        <Icon of={refresh} size={18} />
      </Pull>
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

const Pull = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  margin-inline: auto;
  border-radius: 50%;
  color: ${theme.color.accent.text};
  background: ${theme.color.bg.surface3};
  box-shadow: ${theme.recipe.floating};
  pointer-events: none;
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
