/** A session of play: when it began (epoch ms) and for how long was played (s). */
export interface PlayTime {
  start: number
  seconds: number
}

const MINUTE = 60

/** Whole intervals of play. */
const intervals = (seconds: number, minutes: number): number => Math.floor(seconds / (minutes * MINUTE))

/** Whether an interval has ended since the player last answered in this session. */
export const isCheckDue = ({ start, seconds }: PlayTime, answered: PlayTime | null, minutes: number): boolean =>
  intervals(seconds, minutes) > intervals(answered?.start === start ? answered.seconds : 0, minutes)

/** The time played that a check names: whole intervals, in hours where they are whole. */
export const timeToName = (seconds: number, minutes: number): { unit: 'hours' | 'minutes'; count: number } => {
  const played = intervals(seconds, minutes) * minutes
  return played % 60 === 0 ? { unit: 'hours', count: played / 60 } : { unit: 'minutes', count: played }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Time played as `0:42`. */
export const hoursAndMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}`

/** Time played as `1:00:12`. */
export const toTheSecond = (seconds: number): string => `${hoursAndMinutes(seconds)}:${twoDigits(seconds % 60)}`
