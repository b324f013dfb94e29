import type { Stop } from '../clock'

const MARK = 'heldBack'

/** How long the entry is kept after everything has closed, ms: whatever opens meanwhile reuses it. */
const LINGER = 100
let leaving: ReturnType<typeof setTimeout> | null = null

/** A step back made by this module: it must not close anything. */
let ownStep: Event | null = null
let holding = 0

const marked = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true
const hold = () => history.pushState({ ...history.state, [MARK]: true }, '')

// popstate is asynchronous; what opens before it gets an entry of its own.
const stepBack = () => {
  const arrive = (event: Event) => {
    ownStep = event
    if (holding > 0) hold()
  }
  window.addEventListener('popstate', arrive, { once: true })
  history.back()
}

/**
 * Handles the browser's back button while something is open: a history entry is pushed, and going back calls `onBack`
 * instead of leaving the page. `still` returns whether anything is open afterwards, or refused to close.
 */
export const holdBack = (onBack: () => void, still: () => boolean): Stop => {
  let held = true
  holding++
  if (leaving !== null) clearTimeout(leaving)
  leaving = null
  if (!marked()) hold()
  const onPopState = (event: Event) => {
    if (marked() || event === ownStep) return
    onBack()
    if (still()) hold()
    else held = false
  }
  window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    holding--
    if (!held) return
    // Closed by other means: remove the entry, unless the player has already navigated on.
    leaving = setTimeout(() => {
      leaving = null
      if (marked()) stepBack()
    }, LINGER)
  }
}
