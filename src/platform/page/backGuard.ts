import type { Stop } from '../clock'

const MARK = 'heldBack'

/** How long our entry stays after all is closed: what opens in the meantime takes it over, ms. */
const LINGER = 100
let leaving: ReturnType<typeof setTimeout> | null = null

/** The step back that we asked for ourselves; it tells nobody to close. */
let ownStep: Event | null = null
let holding = 0

const marked = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true
const hold = () => history.pushState({ ...history.state, [MARK]: true }, '')

// The step arrives a little later; what has opened meanwhile gets an entry of its own.
const stepBack = () => {
  const arrive = (event: Event) => {
    ownStep = event
    if (holding > 0) hold()
  }
  window.addEventListener('popstate', arrive, { once: true })
  history.back()
}

/**
 * Takes the browser's back button while something is open: one history entry of our own stands before the page, and going
 * back calls `onBack` instead of leaving. `still` tells whether something is open afterwards, or refused to close.
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
    // Closed by other means: our entry goes, unless the player has already moved on from it.
    leaving = setTimeout(() => {
      leaving = null
      if (marked()) stepBack()
    }, LINGER)
  }
}
