const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>()

const format = (value: number, locale: string, style: 'decimal' | 'percent'): string => {
  const key = `${locale} ${style}`
  const format = formats.get(key) ?? new Intl.NumberFormat(`${locale}-u-nu-latn`, { style })
  formats.set(key, format)
  return format.format(value)
}

/** In Latin digits. */
export const formatNumber = (value: number, locale: string): string => format(value, locale, 'decimal')

/** Whole percent of a fraction: 0.25 is "25%". */
export const formatPercent = (share: number, locale: string): string => format(share, locale, 'percent')
