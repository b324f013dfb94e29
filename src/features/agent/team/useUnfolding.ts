import { useEffect, useRef } from 'react'
import type { TreeRow } from '../../../stores/agent/TeamTree'

/** Whether a line is new since the last change: one that only scrolls into view is not. */
export function useUnfolding(rows: readonly TreeRow[]): (row: TreeRow) => boolean {
  const earlier = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    earlier.current = new Set(rows.map(({ id }) => id))
  }, [rows])
  return ({ id }) => !earlier.current.has(id)
}
