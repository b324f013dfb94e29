import { isCall } from '../exchange'

/** True for requests that must never reach a real network: calls, and anything to another host. */
export const isEscape = (url: URL, origin: string): boolean =>
  /^https?:$/.test(url.protocol) && (isCall(url) || url.origin !== origin)

/** Watches what the browser really loaded: frames, images and workers pass by every interception in the page. */
export const watchEscapes = (origin: string, alarm: (url: URL) => void): (() => void) => {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes('resource'))
    return () => undefined
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = URL.canParse(name) ? new URL(name) : null
      if (url && isEscape(url, origin)) alarm(url)
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
