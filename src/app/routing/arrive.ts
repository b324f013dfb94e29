import { nothing } from '../../platform/clock'

/** Scrolls to a position in px and focuses the page's heading, unless the focus is in the page already. Returns a stop. */
export function arrive(top: number): () => void {
  // A page scrolls to its own anchor.
  const stop = top === 0 && location.hash ? nothing : scrollBack(top)
  // A field that the page has focused, or a button that the player has reached before this module was loaded.
  if (!document.activeElement?.matches('main *')) {
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  return stop
}

/** Scrolls to a position in px, again while the page is still growing, until the player scrolls. Returns a stop. */
function scrollBack(top: number): () => void {
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.round(window.scrollY) >= top) stop()
  })
  const stop = () => {
    grown.disconnect()
    for (const type of OWN_SCROLL) removeEventListener(type, stop)
  }
  window.scrollTo(0, top)
  if (Math.round(window.scrollY) < top) {
    grown.observe(document.querySelector('main') ?? document.body)
    for (const type of OWN_SCROLL) addEventListener(type, stop, { passive: true })
  }
  return stop
}

/** Events that mean the player scrolls. */
const OWN_SCROLL = ['wheel', 'touchstart', 'keydown'] as const
