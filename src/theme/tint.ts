/** White light on a surface, in percent. */
export function light(percent: number): string {
  return `rgb(255 255 255 / ${percent}%)`
}

/** Black shade on a surface, in percent. */
export function shade(percent: number): string {
  return `rgb(0 0 0 / ${percent}%)`
}

/** A colour let through in percent, over another one or over nothing. */
export function blend(color: string, percent: number, over = 'transparent'): string {
  return `color-mix(in oklab, ${color} ${percent}%, ${over})`
}
