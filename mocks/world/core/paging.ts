/** Index of the first row that is not before `instant`, in a list stored oldest first. */
export const indexAt = <T>(rows: readonly T[], instant: number, at: (row: T) => number): number => {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row !== undefined && at(row) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** A page, newest first, of a list stored oldest first; the cost does not depend on the list's length. */
export const newestPage = <T, R>(
  rows: readonly T[],
  pageNum: number,
  pageSize: number,
  view: (row: T) => R,
  /** Only rows from the first index until before the second. */
  [first, last]: readonly [number, number] = [0, rows.length],
): { list: R[]; pages: number } => {
  const end = Math.max(first, last - (pageNum - 1) * pageSize)
  return {
    list: rows
      .slice(Math.max(first, end - pageSize), end)
      .reverse()
      .map(view),
    pages: Math.ceil(Math.max(0, last - first) / pageSize),
  }
}

/** From an instant to another, both included; a missing bound is open. */
export interface Period {
  from?: number | undefined
  to?: number | undefined
}

/** The indexes of a period, from the first until before the second, in a list stored oldest first. */
export const indexesWithin = <T>(
  rows: readonly T[],
  { from, to }: Period,
  at: (row: T) => number,
): readonly [number, number] => [
  from === undefined ? 0 : indexAt(rows, from, at),
  to === undefined ? rows.length : indexAt(rows, to + 1, at),
]
