/** Ends something that was started; safe to call twice. */
export type Stop = () => void

/** The stop of something that never started. */
export const nothing: Stop = () => undefined

/** One stop for several things. */
export const stopAll =
  (stops: readonly Stop[]): Stop =>
  () => {
    for (const stop of stops) stop()
  }

/** Time with two faces: `now` is the world's date, `after` and `frame` are always real time. */
export interface Clock {
  /** Epoch ms of the world. */
  now(): number
  /** Real ms since some start, for measuring. */
  elapsed(): number
  /** Runs once after so many real ms. */
  after(ms: number, run: () => void): Stop
  /** Runs again and again, so many real ms apart. */
  every(ms: number, run: () => void): Stop
  /** Runs before the next paint. */
  frame(run: () => void): Stop
}

/** The browser's clock, with the world's date (epoch ms) where that is another. */
export const createClock = (now: () => number = Date.now): Clock => ({
  now,
  elapsed: () => performance.now(),
  after: (ms, run) => {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
  every: (ms, run) => {
    const id = setInterval(run, ms)
    return () => clearInterval(id)
  },
  frame: (run) => {
    const id = requestAnimationFrame(run)
    return () => cancelAnimationFrame(id)
  },
})
