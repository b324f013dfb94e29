export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Splits ms into days, hours, minutes and seconds, rounding up to full seconds. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.ceil(ms / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** `02:14:09`; hours count on beyond a day. */
export const clockText = ({ days, hours, minutes, seconds }: TimeLeft): string =>
  [days * 24 + hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
