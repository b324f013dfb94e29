// Apart from navigation.ts, which only lazy code needs: the first load brings this.

/** Where the page stands, and the way out of it. */
export interface Location {
  readonly origin: string
  /** Opens an address in a context of its own, without opener. */
  open(url: string): void
}

/** The browser's location. */
export const browserLocation = (): Location => ({
  origin: location.origin,
  open: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
})
