import { formatRatio } from './numbers'

/** Rates are hundredths of a percent. */
export const RATE_WHOLE = 10_000

/** `0.50%`. */
export const rateText = (rate: number, locale: string): string => formatRatio(rate / RATE_WHOLE, locale)
