/** Pearson's statistic of observed against expected counts. */
export const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce((sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0)
