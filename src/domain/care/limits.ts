import { cents } from '../money'

/** How long a higher limit, or none, waits before it holds, ms; lower ones hold at once. */
export const COOLING_OFF = 86_400_000

/** Whether a wanted limit waits for the cooling-off: it is higher than the present one; null = no limit. */
export const waits = (present: number | null, wanted: number | null): boolean =>
  present !== null && (wanted === null || wanted > present)

const amounts = (...whole: number[]) => whole.map((amount) => cents(amount * 100))

/** Amounts to choose from, lowest first; any other can be typed. */
export const LIMIT_PRESETS = {
  day: amounts(20, 50, 100, 200, 500, 1_000),
  week: amounts(50, 100, 250, 500, 1_000, 2_500),
  month: amounts(100, 250, 500, 1_000, 2_500, 5_000),
} as const
