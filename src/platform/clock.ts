/** Stops or unsubscribes; safe to call twice. */
export type Stop = () => void

/** No-op stop. */
export const nothing: Stop = () => undefined

export const stopAll =
  (stops: readonly Stop[]): Stop =>
  () => {
    for (const stop of stops) stop()
  }

/** `now` is the world's date; timers and frames run in real time. */
export interface Clock {
  /** Epoch ms in the world's time. */
  now(): number
  /** Monotonic real time in ms, for measuring. */
  elapsed(): number
  /** Runs once after `ms` of real time. */
  after(ms: number, run: () => void): Stop
  /** Runs every `ms` of real time. */
  every(ms: number, run: () => void): Stop
  /** Runs before the next paint. */
  frame(run: () => void): Stop
}

/** The browser's clock; `now` gives the world's date in epoch ms where that differs. */
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
