/** The longest wait once the page has loaded, ms. */
const LONGEST = 2000
/** Browsers without `requestIdleCallback` (Safari) wait this long instead, ms. */
const SHORT = 200

const waiting = new Set<() => void>()

/**
 * Resolves when the page has loaded and the browser is idle, never once aborted. Each caller gets an idle period of its
 * own, in the order of the calls, so that together they are not one long task.
 */
export const browserIdle = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve)
    signal?.addEventListener('abort', () => waiting.delete(resolve))
    if (waiting.size > 1) return
    if (document.readyState === 'complete') next()
    else addEventListener('load', next, { once: true })
  })

function next(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(take, { timeout: LONGEST })
  else setTimeout(take, SHORT)
}

function take(): void {
  const [first] = waiting
  if (!first) return
  waiting.delete(first)
  first()
  if (waiting.size > 0) next()
}
