import { REFUSAL } from '../../contract/core/refusals'

const DAY = 86_400_000

/** Days of each time-out and self-exclusion. */
const DAYS = { '24h': 1, '7d': 7, '30d': 30, '42d': 42, '180d': 180, '365d': 365, '1825d': 1825 } as const
export type BreakLength = keyof typeof DAYS

/** Lengths to choose from, shortest first. */
export const BREAKS = {
  timeOut: ['24h', '7d', '30d', '42d'],
  exclusion: ['180d', '365d', '1825d'],
} as const satisfies Record<string, readonly BreakLength[]>
export type BreakKind = keyof typeof BREAKS

const REFUSED: ReadonlyMap<number, BreakKind> = new Map([
  [REFUSAL.playPaused, 'timeOut'],
  [REFUSAL.selfExcluded, 'exclusion'],
])

/** The break for which a call was refused. */
export const breakOf = (code: number | null): BreakKind | undefined => (code === null ? undefined : REFUSED.get(code))

/** Those that end later than the present break, if there is one. */
export const lengthsOf = (kind: BreakKind, now: number, until: number | null): readonly BreakLength[] =>
  BREAKS[kind].filter((length) => endOfBreak(now, length) > (until ?? now))

/** When a break that begins now ends; epoch ms. */
export const endOfBreak = (now: number, length: BreakLength): number => now + DAYS[length] * DAY

/** Minutes between two reality checks, to choose from. */
export const REMINDERS = [15, 30, 60, 120] as const
