/** World times are shown in UTC, as its days begin there. */
export const timeText = (at: number): string => new Date(at).toISOString().slice(11, 23)

export const dateTimeText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
] as const

/** A span in its two largest units: `2h 5m`. */
export const spanText = (ms: number): string => {
  const whole = Math.max(0, ms)
  const first = UNITS.findIndex(([, unit]) => whole >= unit)
  if (first < 0) return '0s'
  let rest = whole
  return UNITS.slice(first, first + 2)
    .map(([name, unit]) => {
      const count = Math.floor(rest / unit)
      rest -= count * unit
      return `${count}${name}`
    })
    .join(' ')
}

/** The span of the clock's grammar that lasts at least so long, ms. */
export const spanWord = (ms: number): string => {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds <= 999_999) return `${seconds}s`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 999_999 ? `${minutes}m` : `${Math.ceil(minutes / 60)}h`
}
