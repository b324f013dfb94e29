/** A 2 × 2 PNG, not quite opaque: Chromium skips what lies behind an opaque one, but only if it was decoded in time. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4AWP8z8DwjwEImBigAAAfCQIBA9TQQwAAAABJRU5ErkJggg=='

export const PICTURE = `data:image/png;base64,${PNG}`

/** A picture to attach. */
export const picture = (name: string) =>
  new File([Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' })
