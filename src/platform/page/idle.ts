/** The longest wait once the page has loaded, ms. */
const LONGEST = 2000
/** Browsers without `requestIdleCallback` (Safari) wait this long instead, ms. */
const SHORT = 200

/** Resolves when the page has loaded and the browser is idle. */
export const browserIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST })
      else setTimeout(resolve, SHORT)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
