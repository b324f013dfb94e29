import { type Clock, createClock } from '../../src/platform/clock'

/** A clock whose waits take another share of their time: a story about a timeout need not last as long as one. */
export const pacedClock = (now: () => number, pace: number): Clock => {
  const clock = createClock(now)
  return {
    ...clock,
    after: (ms, run) => clock.after(ms * pace, run),
    every: (ms, run) => clock.every(ms * pace, run),
  }
}
