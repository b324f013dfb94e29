import { useMemo } from 'react'
import { type DateRange, formatRange, parseRange } from './dateRange'
import { useUrlValue } from './useUrlValue'

/** The days that a list is narrowed to, kept in the query of the address. */
export function useUrlRange(): [DateRange, (range: DateRange) => void] {
  const [written, write] = useUrlValue('days')
  // The same object for as long as the address says the same: lists compare their filters.
  const range = useMemo(() => parseRange(written), [written])
  return [range, (chosen) => write(formatRange(chosen))]
}
