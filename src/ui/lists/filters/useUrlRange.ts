import { useMemo } from 'react'
import { type DateRange, formatRange, type Presets, parseRange } from './dateRange'
import { useUrlValue } from './useUrlValue'

/** A date range kept in the query string. */
export function useUrlRange(presets?: Presets): [DateRange, (range: DateRange) => void] {
  const [written, write] = useUrlValue('days')
  // Stable identity: lists compare their filters.
  const range = useMemo(() => parseRange(written, presets), [written, presets])
  return [range, (chosen) => write(formatRange(chosen, presets))]
}
