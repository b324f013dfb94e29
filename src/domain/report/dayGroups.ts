export interface DayGroup<R> {
  /** `today`, `week` (the six days before), or a month such as `2026-02`. */
  id: string
  /** Epoch ms of its newest row. */
  at: number
  rows: R[]
}

const groupOf = (at: number, now: number): string => {
  const [then, today] = [new Date(at), new Date(now)]
  const daysAgo = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - days).getTime()
  if (at >= daysAgo(0)) return 'today'
  if (at >= daysAgo(6)) return 'week'
  return `${then.getFullYear()}-${String(then.getMonth() + 1).padStart(2, '0')}`
}

/** Rows, newest first, by groups of days in the player's time zone. */
export const dayGroups = <R>(rows: readonly R[], atOf: (row: R) => number, now: number): DayGroup<R>[] => {
  const groups: DayGroup<R>[] = []
  for (const row of rows) {
    const at = atOf(row)
    const id = groupOf(at, now)
    const last = groups.at(-1)
    if (last?.id === id) last.rows.push(row)
    else groups.push({ id, at, rows: [row] })
  }
  return groups
}
