/** Converts Arabic and Persian digits to Latin ones. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
