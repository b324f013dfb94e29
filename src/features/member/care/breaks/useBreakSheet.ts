import { useState } from 'react'
import type { BreakKind } from '../../../../domain/care/breaks'
import { useUrlValue } from '../../../../ui/lists/filters/useUrlValue'

/** What `open` in the address opens. */
const kinds: Readonly<Record<string, BreakKind>> = { timeout: 'timeOut', exclude: 'exclusion' }

/** The sheet of a time-out or self-exclusion; a link may open it. */
export function useBreakSheet() {
  const [asked, setAsked] = useUrlValue('open')
  const [opened, setOpened] = useState<BreakKind | null>(() => kinds[asked ?? ''] ?? null)
  return {
    opened,
    open: setOpened,
    close: () => {
      setOpened(null)
      if (asked !== null) setAsked(null)
    },
  }
}
