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

/** Measures in processor time where it is less: what others do on the machine must not count. Gives ms. */
export const stopwatch = (): (() => number) => {
  const [wall, processor] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(processor)
    return Math.min(performance.now() - wall, (user + system) / 1000)
  }
}

/** How long some calls take, ms. */
export const timed = (run: () => void, calls: number): number => {
  const time = stopwatch()
  for (let call = 0; call < calls; call++) run()
  return time()
}

/** Calls a second in the best of some rounds. */
export const rate = (run: () => void, rounds: number, calls: number): number => {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) best = Math.min(best, timed(run, calls))
  return (calls / best) * 1000
}
