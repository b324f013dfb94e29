import type { Page } from 'playwright'

/** A change of page: the link, and what only the page behind it shows. */
export interface Change {
  readonly link: string
  readonly content: string
}

/** Of one tap, ms. */
export interface Tap {
  /** Until the content is painted. */
  readonly content: number
  /** Until the next frame, as in INP. */
  readonly next: number
}

interface Watched {
  shown: number
  slowest: number
}

/** Taps the link and waits for the content. */
export async function tap(page: Page, { link, content }: Change): Promise<Tap> {
  await page.evaluate(watchTap, content)
  await page.locator(link).first().tap()
  await page.waitForFunction(() => (window as unknown as { tap: Watched }).tap.shown > 0)
  // Entries of events are reported after the frame.
  await page.waitForTimeout(600)
  const { shown, slowest } = await page.evaluate(() => (window as unknown as { tap: Watched }).tap)
  return { content: shown, next: slowest }
}

/** Runs in the page: measures from the next touch to the frame that shows the content. */
function watchTap(content: string): void {
  const tap: Watched = { shown: 0, slowest: 0 }
  Object.assign(window, { tap })
  let touched = 0
  addEventListener(
    'pointerdown',
    (event) => {
      touched = event.timeStamp
    },
    { once: true, capture: true },
  )
  // A message arrives after the frame has been painted.
  const painted = new MessageChannel()
  painted.port1.onmessage = () => {
    tap.shown = performance.now() - touched
  }
  const look = () => {
    if (touched > 0 && document.querySelector(content)?.checkVisibility()) painted.port2.postMessage(null)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (touched > 0 && startTime >= touched) tap.slowest = Math.max(tap.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
