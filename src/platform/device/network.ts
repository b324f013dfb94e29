/** Speed of the connection as browsers name it; null where they do not tell. */
export type NetworkType = 'slow-2g' | '2g' | '3g' | '4g' | null

/** What the browser knows of the connection. */
export const browserNetworkType = (): NetworkType => {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: NetworkType } }
  return connection?.effectiveType ?? null
}

/** Hands a JSON text to the browser to deliver even when the page goes; false when it could not take it. */
export const sendBeacon = (url: string, json: string): boolean =>
  typeof navigator.sendBeacon === 'function' &&
  navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }))
