import { decodeImages } from '../../support/stories/decodeImages'
import { endMotion, runningMotion } from '../../support/stories/endMotion'
import { hasTimers, nextTurn } from './timers'

/** A page that never comes to rest is taken as it is; the comparison will say so, ms. */
const PATIENCE = 6000

/**
 * Waits until letters and pictures are there, no timer is running and the page has had nothing to do several times in a
 * row. It counts what happens, not milliseconds, so a busy machine only takes longer.
 */
export const rest = async (): Promise<void> => {
  let changes = 0
  const watch = new MutationObserver(() => changes++)
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const until = performance.now() + PATIENCE
  for (let calm = 0; calm < 3 && performance.now() < until; ) {
    await document.fonts.ready
    await decodeImages()
    endMotion()
    watch.takeRecords()
    changes = 0
    await idle()
    calm = changes === 0 && !hasTimers() && runningMotion().length === 0 ? calm + 1 : 0
  }
  watch.disconnect()
}

/** Two frames, and then a moment in which the page has nothing to do. */
const idle = async (): Promise<void> => {
  await frame()
  await frame()
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  await nextTurn()
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
