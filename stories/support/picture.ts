/** A 2 × 2 PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='

export const PICTURE = `data:image/png;base64,${PNG}`

/** A picture to attach. */
export const picture = (name: string) =>
  new File([Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' })
