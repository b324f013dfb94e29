import styled from '@emotion/styled'
import { useState } from 'react'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { Note } from './Note'

interface RetryNoteProps {
  title: string
  /** The reason, with the code if there is one. */
  text?: string | undefined
  retryLabel: string
  onRetry: () => Promise<unknown>
}

/** An inline error with a retry button. */
export function RetryNote({ title, text, retryLabel, onRetry }: RetryNoteProps) {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  return (
    <Root>
      <Note tone="warning" live>
        {title}
        {text && <Why>{text}</Why>}
      </Note>
      <Button size="sm" variant="secondary" busy={busy} onClick={retry}>
        {retryLabel}
      </Button>
    </Root>
  )
}

const Why = styled.span`
  ${theme.type.bodyMd};
  display: block;
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`
