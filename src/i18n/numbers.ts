import { formatter } from './formatter'

const format = (value: number, locale: string, style: 'decimal' | 'percent', digits = 0): string =>
  formatter(Intl.NumberFormat, `${locale}-u-nu-latn`, {
    style,
    ...(digits > 0 && { minimumFractionDigits: digits }),
  }).format(value)

/** In Latin digits. The first format of Intl costs a slow phone 50 ms, and most counts need none. */
export const formatNumber = (value: number, locale: string): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? `${value}` : format(value, locale, 'decimal')

/** Whole percent of a fraction: 0.25 is "25%". */
export const formatPercent = (share: number, locale: string): string => format(share, locale, 'percent')

/** Percent of a per mille, with a decimal where it has one: 15 is "1.5%". */
export const formatPermille = (permille: number, locale: string): string =>
  format(permille / 1000, locale, 'percent', permille % 10 === 0 ? 0 : 1)

/** Percent of a fraction with two decimals: 0.9612 is "96.12%". */
export const formatRatio = (share: number, locale: string): string => format(share, locale, 'percent', 2)
