import { type Clock, createClock } from '../../src/platform/clock'

/** A clock that scales all waits by `pace`, so that a story about a timeout is short. */
export const pacedClock = (now: () => number, pace: number): Clock => {
  const clock = createClock(now)
  return {
    ...clock,
    after: (ms, run) => clock.after(ms * pace, run),
    every: (ms, run) => clock.every(ms * pace, run),
  }
}
