import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BreakKind } from '../../../../domain/care/breaks'

/** What `open` in the address opens. */
const kinds: Readonly<Record<string, BreakKind>> = { timeout: 'timeOut', exclude: 'exclusion' }

/** The sheet of a time-out or self-exclusion; a link may open it. */
export function useBreakSheet() {
  const [query, setQuery] = useSearchParams()
  const [opened, setOpened] = useState<BreakKind | null>(() => kinds[query.get('open') ?? ''] ?? null)
  return {
    opened,
    open: setOpened,
    close: () => {
      setOpened(null)
      if (!query.has('open')) return
      query.delete('open')
      setQuery(query, { replace: true })
    },
  }
}
