import type { Stop } from '../clock'
import { beforeRouter } from './popState'

const MARK = 'heldBack'

/** How long the entry is kept after everything has closed, ms; anything that opens in that time reuses it. */
const LINGER = 100

type Entry = Parameters<History['pushState']>

interface Holder {
  readonly onBack: () => void
  readonly still: () => boolean
}

let holder: Holder | null = null
let leaving: ReturnType<typeof setTimeout> | null = null

/** Ends the time in which a closed holder's entry is kept; returns whether it was kept. */
const endLinger = (): boolean => {
  if (leaving === null) return false
  clearTimeout(leaving)
  leaving = null
  return true
}

/** While a step back of this module is under way: it must not close anything. */
let stepping = false
/** What the app has written to the history in that time: to be written again where the step arrives. */
const written: (() => void)[] = []
/** What the app has put in the place of the held entry, for the entry below, which has this key. */
let below: { readonly key: unknown; readonly entry: Entry } | null = null

// The prototype's, as this module replaces both on `history`.
const push = (...entry: Entry) => History.prototype.pushState.apply(history, entry)
const replace = (...entry: Entry) => History.prototype.replaceState.apply(history, entry)

const stateOf = (state: unknown): Record<string, unknown> => (state ?? {}) as Record<string, unknown>
const marked = (): boolean => stateOf(history.state)[MARK] === true

const hold = () => {
  // Of an entry that a page has taken the place of since.
  below = null
  push({ ...history.state, [MARK]: true }, '')
}

// popstate is asynchronous: until then the held entry is still on top.
const stepBack = () => {
  stepping = true
  history.back()
}

const arrive = (event: Event) => {
  // Forward to an entry that nothing needs; or no step at all.
  if (marked() || !event.isTrusted) return
  const own = stepping
  stepping = false
  const again = written.splice(0)
  const { key, entry } = below ?? {}
  if (entry && key === stateOf(history.state)['key']) again.unshift(() => replace(...entry))
  below = null
  for (const write of again) write()
  // The router shows this already.
  if (again.length > 0 && (own || holder)) event.stopImmediatePropagation()
  if (!holder) {
    // This step only took the entry that was still kept; the player meant the page.
    if (!own && endLinger()) History.prototype.back.call(history)
    return
  }
  if (!own) holder.onBack()
  if (own || holder.still()) hold()
}

/** A page that is opened takes the place of the held entry. */
const pushInPlace = (...entry: Entry) => {
  if (stepping) written.push(() => push(...entry))
  if (marked()) {
    endLinger()
    replace(...entry)
  } else push(...entry)
}

/** What replaces the held entry is meant for the one below as well. */
const replaceBoth = (...entry: Entry) => {
  const [state, ...rest] = entry
  if (marked()) {
    below = { key: below?.key ?? stateOf(history.state)['key'], entry }
    replace({ ...stateOf(state), [MARK]: true }, ...rest)
    if (!holder && leaving === null && !stepping) stepBack()
  } else {
    if (stepping) written.push(() => replace(...entry))
    replace(...entry)
  }
}

/** From a held entry, a page back is two entries back. */
const goPastHeld = (delta = 0) => {
  const past = delta < 0 && marked() && !holder && !stepping
  if (past) endLinger()
  History.prototype.go.call(history, past ? delta - 1 : delta)
}

let guarding = false

/** Once something has opened: until then the history is the router's alone. */
const guard = () => {
  if (guarding) return
  guarding = true
  Object.assign(history, { pushState: pushInPlace, replaceState: replaceBoth, go: goPastHeld })
  beforeRouter(arrive)
}

/**
 * Handles the browser's back button while something is open: a history entry is pushed, and going back calls `onBack`
 * instead of leaving the page. `still` returns whether anything is still open, or refused to close. One at a time.
 */
export const holdBack = (onBack: () => void, still: () => boolean): Stop => {
  guard()
  const own: Holder = { onBack, still }
  holder = own
  endLinger()
  if (!marked()) hold()
  return () => {
    if (holder === own) holder = null
    // A page has taken the place of the entry.
    if (!marked()) return
    // Closed by other means: remove the entry, unless the player has already navigated on.
    leaving = setTimeout(() => {
      leaving = null
      if (marked() && !stepping) stepBack()
    }, LINGER)
  }
}
