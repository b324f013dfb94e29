/** What is left, in parts of the clock. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Milliseconds as parts of the clock; a begun second counts. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.ceil(ms / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
