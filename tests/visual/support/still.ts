import { isWaiting, wait } from './stillTime'

/** A page that never comes to rest is taken as it is; the comparison will say so, ms. */
const PATIENCE = 6000

const stillSheet =
  '*,::before,::after{transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}'

/** Ends what moves by itself, before a story is drawn. */
export const holdStill = (): void => {
  if (document.getElementById('still')) return
  const sheet = document.createElement('style')
  sheet.id = 'still'
  sheet.textContent = stillSheet
  document.head.append(sheet)
}

/**
 * Waits until nothing on the page changes and nothing is about to: no timer is running, letters and pictures are there,
 * and the page has had nothing to do several times in a row. It counts what happens, not milliseconds, so a busy machine
 * only takes longer.
 */
export const rest = async (): Promise<void> => {
  let changes = 0
  const watch = new MutationObserver(() => changes++)
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const until = performance.now() + PATIENCE
  for (let calm = 0; calm < 3 && performance.now() < until; ) {
    await bringArt()
    endMotion()
    watch.takeRecords()
    const before = signs(changes)
    await idle()
    calm = signs(changes) === before && !isWaiting() && !isMoving() ? calm + 1 : 0
  }
  watch.disconnect()
}

const signs = (changes: number): string => [changes, performance.getEntriesByType('resource').length].join()

/** Letters and pictures, those below the fold as well: their boxes may decide where others stand. */
const bringArt = async (): Promise<void> => {
  await document.fonts.ready
  const drawn = [...document.querySelectorAll('image')].map((image) => {
    const copy = new Image()
    copy.src = image.href.baseVal
    return copy
  })
  // A picture that cannot be read is drawn as such; the comparison will say so.
  await Promise.all([...document.images, ...drawn].map((image) => decode(image).catch(() => undefined)))
}

const decode = (image: HTMLImageElement): Promise<void> => {
  if (image.loading === 'lazy') image.loading = 'eager'
  // Painted with the page, not a moment after it.
  if (image.decoding !== 'sync') image.decoding = 'sync'
  return image.decode()
}

/** What ends is at its end, what goes on for ever is as before it began; what is paused, as a ticker at rest, stays so. */
const endMotion = (): void => {
  for (const animation of document.getAnimations().filter(isRunning)) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

const isMoving = (): boolean => document.getAnimations().some(isRunning)

const isRunning = ({ playState }: Animation): boolean => playState === 'running'

/** Two frames, and then a moment in which the page has nothing to do. */
const idle = async (): Promise<void> => {
  await frame()
  await frame()
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  await wait(0)
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
