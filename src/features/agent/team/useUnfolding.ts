import { useEffect, useRef } from 'react'
import type { TreeRow } from '../../../stores/agent/TeamTree'

/** Whether a line has come since the lines last changed: one that only scrolls into view was there before. */
export function useUnfolding(rows: readonly TreeRow[]): (row: TreeRow) => boolean {
  const earlier = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    earlier.current = new Set(rows.map(({ id }) => id))
  }, [rows])
  return ({ id }) => !earlier.current.has(id)
}
