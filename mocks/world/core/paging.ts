/** A page, newest first, of a list stored oldest first; the cost does not depend on the list's length. */
export const newestPage = <T, R>(
  rows: readonly T[],
  pageNum: number,
  pageSize: number,
  view: (row: T) => R,
): { list: R[]; pages: number } => {
  const end = Math.max(0, rows.length - (pageNum - 1) * pageSize)
  return {
    list: rows
      .slice(Math.max(0, end - pageSize), end)
      .reverse()
      .map(view),
    pages: Math.ceil(rows.length / pageSize),
  }
}
