import type { Page } from 'playwright'

/** What the browser reports of a load: times in ms. */
export interface Paints {
  fcp: number
  lcp: number
  cls: number
  longTasks: number[]
}

/** Records from the next navigation of the page on. */
export const record = (page: Page): Promise<unknown> => page.addInitScript(observe)

export const recorded = (page: Page): Promise<Paints> =>
  page.evaluate(() => (window as unknown as { paints: Paints }).paints)

/** Forgets what was recorded so far. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { paints } = window as unknown as { paints: Paints }
    Object.assign(paints, { cls: 0, longTasks: [] })
  })

/** Runs in the page. */
function observe(): void {
  const paints: Paints = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  Object.assign(window, { paints })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime
  })
  watch('longtask', ({ duration }) => paints.longTasks.push(duration))
  watch('layout-shift', (entry) => {
    paints.cls += (entry as PerformanceEntry & { value: number }).value
  })
}
