import { type ClockState, clockAt, clockNow, DAY, parseClock, parseSpan } from '../../world/core/clock'
import { MOST_GAMES } from '../../world/game/catalogue'
import { ControlError, excerpt, oneOf } from './suggestions'

/** How far the clock may be moved at once: far enough for every expiry, near enough to be simulated quickly. */
const FARTHEST = 3660 * DAY

/** A whole number of a range; null for anything else. */
const wholeNumber = (value: unknown, least: number, most: number): number | null => {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most ? number : null
}

/** Parses a seed, an integer from 0 to 4294967295. */
export const parseSeed = (value: unknown): number => {
  const seed = wholeNumber(value, 0, 0xffffffff)
  if (seed !== null) return seed
  throw new ControlError(`'${excerpt(value)}' is not a seed; a whole number from 0 to 4294967295, such as 7.`)
}

/** Parses the number of games in the catalog. */
export const parseGames = (value: unknown): number => {
  const games = wholeNumber(value, 1, MOST_GAMES)
  if (games !== null) return games
  throw new ControlError(`'${excerpt(value)}' is not a number of games; a whole number from 1 to ${MOST_GAMES}.`)
}

export const parsePersona = (value: unknown, known: readonly string[]): string =>
  oneOf('persona', typeof value === 'string' ? value : excerpt(value), known)

/** Parses a theme, 1 to 6; it changes the look only. */
export const parseTheme = (value: unknown): 1 | 2 | 3 | 4 | 5 | 6 => {
  const theme = ([1, 2, 3, 4, 5, 6] as const).find((number) => number === value || String(number) === value)
  if (theme !== undefined) return theme
  throw new ControlError(`'${excerpt(value)}' is not a theme; one of 1, 2, 3, 4, 5, 6.`)
}

/** Parses `live`, an ISO instant, or `run@<instant>`. */
export const parseClockControl = (value: unknown, real: number): ClockState => {
  const clock = typeof value === 'string' ? parseClock(value.trim(), real) : null
  if (clock) return clock
  throw new ControlError(
    `'${excerpt(value)}' is not a clock; 'live', an ISO 8601 instant such as 2026-01-01T12:00:00Z (frozen), or run@ before it (ticking).`,
  )
}

/** Sets the clock without changing its mode; it only goes forward. */
export const clockSet = (clock: ClockState, world: number, real: number, value: unknown): ClockState => {
  const frozen = typeof value === 'string' && !value.startsWith('run@') ? parseClock(value.trim(), real) : null
  if (frozen?.mode !== 'frozen')
    throw new ControlError(`'${excerpt(value)}' is not an instant; ISO 8601, such as 2026-01-01T12:00:00Z.`)
  return forward(clock, world, real, frozen.at)
}

/** Moves the clock ahead by a span such as `90s`, `15m`, `24h`, `7d`. */
export const clockAdvanced = (clock: ClockState, world: number, real: number, value: unknown): ClockState => {
  const span = typeof value === 'string' ? parseSpan(value.trim()) : null
  if (span === null)
    throw new ControlError(`'${excerpt(value)}' is not a span; a number with s, m, h or d, such as 90s, 15m, 24h, 7d.`)
  return forward(clock, world, real, Math.max(world, clockNow(clock, real)) + span)
}

/** A clock that runs on from where a frozen one stands; a running one goes on. */
export const clockRunning = (clock: ClockState, real: number): ClockState =>
  clock.mode === 'frozen' ? { mode: 'run', offset: clock.at - real } : clock

const forward = (clock: ClockState, world: number, real: number, to: number): ClockState => {
  const iso = (at: number) => new Date(at).toISOString()
  if (to < world)
    throw new ControlError(
      `The clock only goes forward and is at ${iso(world)}; reset the world with an earlier clock.`,
    )
  if (to - world > FARTHEST)
    throw new ControlError(`${iso(to)} is too far; at most ten years from ${iso(world)} at once.`)
  return clockAt(clock, real, to)
}
