const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Whether a text has letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Isolates a value in a sentence: neither reorders the other. */
export const isolate = (value: string): string => `\u2068${value}\u2069`

/**
 * The direction of a text from the backend: that of its first letter outside of isolated values, which `dir="auto"`
 * does not skip; 'auto' without one.
 */
export const directionOfText = (text: string): 'ltr' | 'rtl' | 'auto' => {
  const [first] = /\p{L}/u.exec(text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '')) ?? []
  if (first === undefined) return 'auto'
  return hasRightToLeft(first) ? 'rtl' : 'ltr'
}
