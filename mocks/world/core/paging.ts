/** Where in a list, oldest first, an instant falls: the place of the first row that is not before it. */
export const placeOf = <T>(rows: readonly T[], instant: number, at: (row: T) => number): number => {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row !== undefined && at(row) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** One page of a list that is kept oldest first, newest first: costs the same however long the list is. */
export const newestPage = <T, R>(
  rows: readonly T[],
  pageNum: number,
  pageSize: number,
  view: (row: T) => R,
  /** The part of the list that is meant: from the first place until before the second. */
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
