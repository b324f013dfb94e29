const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>()

const format = (value: number, locale: string, style: 'decimal' | 'percent'): string => {
  const key = `${locale} ${style}`
  const format = formats.get(key) ?? new Intl.NumberFormat(`${locale}-u-nu-latn`, { style })
  formats.set(key, format)
  return format.format(value)
}

/** A number as the language writes it, digits Latin. */
export const formatNumber = (value: number, locale: string): string => format(value, locale, 'decimal')

/** A share of one in whole percent, as the language writes it: 0.25 is "25%". */
export const formatPercent = (share: number, locale: string): string => format(share, locale, 'percent')
