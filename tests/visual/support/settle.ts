import { decodeImages } from '../../support/stories/decodeImages'
import { endMotion, runningMotion } from '../../support/stories/endMotion'
import { hasPending, nextIdle, nextTurn } from './timers'

/** After this time the page is captured as it is, and the comparison fails, ms. */
const PATIENCE = 6000

/**
 * Waits until fonts and images have loaded, no timer or idle callback is pending and the page was idle several times in a row. Counts
 * events, not time, so a busy machine only takes longer.
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
    calm = changes === 0 && !hasPending() && runningMotion().length === 0 ? calm + 1 : 0
  }
  watch.disconnect()
}

/** Two frames, then an idle callback. */
const idle = async (): Promise<void> => {
  await frame()
  await frame()
  await nextIdle()
  await nextTurn()
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
