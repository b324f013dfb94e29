// Separate from navigation.ts, which only lazy code needs; this is part of the first load.

export interface Location {
  readonly origin: string
  /** Opens a URL in a new tab, without opener. */
  open(url: string): void
}

export const browserLocation = (): Location => ({
  origin: location.origin,
  open: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
})
