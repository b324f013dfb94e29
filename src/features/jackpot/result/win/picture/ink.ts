/** Computed colors and fonts of an element's theme, for a canvas. */
export interface Ink {
  /** Of a token, as `foil-hi`. */
  color(token: string): string
  readonly display: string
  readonly text: string
  readonly direction: CanvasDirection
}

export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    color: (token) => value(`--color-${token}`),
    display: value('--font-display'),
    text: value('--font-text'),
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  }
}
