/** White overlay, in percent. */
export function light(percent: number): string {
  return `rgb(255 255 255 / ${percent}%)`
}

/** Black overlay, in percent. */
export function shade(percent: number): string {
  return `rgb(0 0 0 / ${percent}%)`
}

/** `percent` of a color mixed into another, or into transparent. */
export function blend(color: string, percent: number, over = 'transparent'): string {
  return `color-mix(in oklab, ${color} ${percent}%, ${over})`
}
