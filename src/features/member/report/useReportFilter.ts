import { useMemo } from 'react'
import { boundsOf, daysBetween, lastDays } from '../../../domain/report/reportDays'
import { useUtcToday } from '../../../stores/react/useToday'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../../ui/lists/filters/useUrlRange'

/** The days that a report offers; the first is the default. */
export const REPORT_RANGES = ['week', 'today', 'month'] as const

const COUNT: Readonly<Record<string, number>> = { today: 1, week: 7, month: 30 }

/** Days and game type of a report, kept in the URL. */
export function useReportFilter(types: readonly string[]) {
  const today = useUtcToday()
  const [range, chooseRange] = useUrlRange(REPORT_RANGES)
  const [type, chooseType] = useUrlFilter<string>('type', ['all', ...types])
  const days = useMemo(
    () =>
      typeof range === 'object' ? daysBetween(range.first, range.last, today) : lastDays(today, COUNT[range] ?? 7),
    [range, today],
  )
  const bounds = useMemo(() => boundsOf(days), [days])
  return { days, bounds, range, chooseRange, type, chooseType }
}
