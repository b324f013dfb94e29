/** One figure of the world, the most or least that it may be, and whether it is kept. */
export interface WorldRow {
  readonly name: string
  readonly value: number
  readonly limit: string
  readonly kept: boolean
}

/** A figure that must not be smaller. */
export const least = (name: string, value: number, limit: number): WorldRow => ({
  name,
  value,
  limit: `at least ${limit.toLocaleString('en-US')}`,
  kept: value >= limit,
})

/** A figure that must not be larger. */
export const most = (name: string, value: number, limit: number): WorldRow => ({
  name,
  value,
  limit: `at most ${limit}`,
  kept: value <= limit,
})

/** The middle one of some figures; of an even number, the upper middle one. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Processor time of this process, all its threads, in ms: what others do on the machine does not count. */
export const stopwatch = (): (() => number) => {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}

/** The processor time that some calls take, ms. */
export const timed = (run: () => void, calls: number): number => {
  const time = stopwatch()
  for (let call = 0; call < calls; call++) run()
  return time()
}

/** The processor time of one call, ms: the median of some rounds, after as many that do not count, since the compiler works on them. */
export const cost = (run: () => void, rounds: number, calls: number): number => {
  for (let round = 0; round < rounds; round++) timed(run, calls)
  return median(Array.from({ length: rounds }, () => timed(run, calls))) / calls
}
