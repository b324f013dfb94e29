import { cents } from '../money'

/** How long a higher limit, or none, waits before it holds, ms; lower ones hold at once. */
export const COOLING_OFF = 86_400_000

/** Whether a wanted limit waits for the cooling-off: it is higher than the present one; null = no limit. */
export const waits = (present: number | null, wanted: number | null): boolean =>
  present !== null && (wanted === null || wanted > present)

const amounts = (...each: number[]) => each.map((one) => cents(one))

/** Amounts to choose from, lowest first; any other can be typed. */
export const LIMIT_PRESETS = {
  day: amounts(2_000, 5_000, 10_000, 20_000, 50_000, 100_000),
  week: amounts(5_000, 10_000, 25_000, 50_000, 100_000, 250_000),
  month: amounts(10_000, 25_000, 50_000, 100_000, 250_000, 500_000),
} as const
