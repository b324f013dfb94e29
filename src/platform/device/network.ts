/** `effectiveType` of the connection; null where the browser does not report it. */
export type NetworkType = 'slow-2g' | '2g' | '3g' | '4g' | null

export const browserNetworkType = (): NetworkType => {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: NetworkType } }
  return connection?.effectiveType ?? null
}

/** Queues JSON for delivery even if the page is closed; false when the browser rejects it. */
export const sendBeacon = (url: string, json: string): boolean =>
  typeof navigator.sendBeacon === 'function' &&
  navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }))
