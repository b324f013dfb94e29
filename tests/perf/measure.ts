/** A figure, its limit, and whether it is met. */
export interface WorldRow {
  readonly name: string
  readonly value: number
  readonly limit: string
  readonly met: boolean
}

export const least = (name: string, value: number, limit: number): WorldRow => ({
  name,
  value,
  limit: `at least ${limit.toLocaleString('en-US')}`,
  met: value >= limit,
})

export const most = (name: string, value: number, limit: number): WorldRow => ({
  name,
  value,
  limit: `at most ${limit}`,
  met: value <= limit,
})

/** Median; of an even number, the upper middle value. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** CPU time of this process, all threads, ms: independent of other load. */
export const stopwatch = (): (() => number) => {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}

/** CPU time of some calls, ms. */
export const timed = (run: () => void, calls: number): number => {
  const time = stopwatch()
  for (let call = 0; call < calls; call++) run()
  return time()
}

/** CPU time of one call, ms: the median of some rounds, after as many warm-up rounds. */
export const cost = (run: () => void, rounds: number, calls: number): number => {
  for (let round = 0; round < rounds; round++) timed(run, calls)
  return median(Array.from({ length: rounds }, () => timed(run, calls))) / calls
}
