import { useMemo } from 'react'
import { type DateRange, formatRange, parseRange } from './dateRange'
import { useUrlValue } from './useUrlValue'

/** A date range kept in the query string. */
export function useUrlRange(): [DateRange, (range: DateRange) => void] {
  const [written, write] = useUrlValue('days')
  // Stable identity: lists compare their filters.
  const range = useMemo(() => parseRange(written), [written])
  return [range, (chosen) => write(formatRange(chosen))]
}
