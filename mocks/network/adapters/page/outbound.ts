import { isCall } from '../exchange'

/** Whether a request must never reach a real network: API calls, and anything to another host. */
export const isOutbound = (url: URL, origin: string): boolean =>
  /^https?:$/.test(url.protocol) && (isCall(url) || url.origin !== origin)

/** Reports what the browser really loaded: frames, images and workers bypass the interceptors of the page. */
export const watchOutbound = (origin: string, onOutbound: (url: URL) => void): (() => void) => {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes('resource'))
    return () => undefined
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = URL.canParse(name) ? new URL(name) : null
      if (url && isOutbound(url, origin)) onOutbound(url)
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
