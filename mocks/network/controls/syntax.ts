import { type ClockState, clockAt, clockNow, DAY, parseClock, parseSpan } from '../../world/core/clock'
import { oneOf, shown, WordError } from './suggestions'

/** How far the clock may be moved at once: far enough for every expiry, near enough to be lived through at once. */
const FARTHEST = 3660 * DAY

/** Reads a seed: a whole number from 0 to 4294967295. */
export const parseSeed = (word: unknown): number => {
  const seed = typeof word === 'string' && /^\d{1,10}$/.test(word) ? Number(word) : word
  if (typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff) return seed
  throw new WordError(`'${shown(word)}' is no seed; a whole number from 0 to 4294967295, such as 7.`)
}

/** Reads a persona's name. */
export const parsePersona = (word: unknown, known: readonly string[]): string =>
  oneOf('persona', typeof word === 'string' ? word : shown(word), known)

/** Reads a theme: 1 to 6, a look only. */
export const parseTheme = (word: unknown): 1 | 2 | 3 | 4 | 5 | 6 => {
  const theme = ([1, 2, 3, 4, 5, 6] as const).find((number) => number === word || String(number) === word)
  if (theme !== undefined) return theme
  throw new WordError(`'${shown(word)}' is no theme; one of 1, 2, 3, 4, 5, 6.`)
}

/** Reads a clock word: `live`, an ISO instant, or `run@<instant>`. */
export const parseClockWord = (word: unknown, real: number): ClockState => {
  const clock = typeof word === 'string' ? parseClock(word.trim(), real) : null
  if (clock) return clock
  throw new WordError(
    `'${shown(word)}' is no clock; 'live', an ISO 8601 instant such as 2026-01-01T12:00:00Z (frozen), or run@ before it (ticking).`,
  )
}

/** The clock set to an instant, in its own way of going; it only goes forward. */
export const clockSet = (clock: ClockState, world: number, real: number, word: unknown): ClockState => {
  const frozen = typeof word === 'string' && !word.startsWith('run@') ? parseClock(word.trim(), real) : null
  if (frozen?.mode !== 'frozen')
    throw new WordError(`'${shown(word)}' is no instant; ISO 8601, such as 2026-01-01T12:00:00Z.`)
  return forward(clock, world, real, frozen.at)
}

/** The clock moved ahead by a span such as `90s`, `15m`, `24h`, `7d`. */
export const clockAdvanced = (clock: ClockState, world: number, real: number, word: unknown): ClockState => {
  const span = typeof word === 'string' ? parseSpan(word.trim()) : null
  if (span === null)
    throw new WordError(`'${shown(word)}' is no span; a number with s, m, h or d, such as 90s, 15m, 24h, 7d.`)
  return forward(clock, world, real, Math.max(world, clockNow(clock, real)) + span)
}

const forward = (clock: ClockState, world: number, real: number, to: number): ClockState => {
  const iso = (at: number) => new Date(at).toISOString()
  if (to < world)
    throw new WordError(
      `The clock only goes forward and stands at ${iso(world)}; reset the world with an earlier clock.`,
    )
  if (to - world > FARTHEST) throw new WordError(`${iso(to)} is too far; at most ten years from ${iso(world)} at once.`)
  return clockAt(clock, real, to)
}
