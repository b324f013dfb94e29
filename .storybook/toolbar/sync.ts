import { elementOf, nameOf, pathTo } from './elementPath'
import { type Replay, replayOf } from './replay'

/** How long to wait for the same element in another frame, ms. */
const FIND_TIMEOUT = 4000

/** After a click, focus taken by another frame within this time is given back, ms. */
const FOCUS_HOLD = 1500

const pressEvents = ['pointerdown', 'touchstart', 'keydown'] as const
const scrollEvents = ['pointermove', 'wheel'] as const
const replayedEvents = ['click', 'input', 'keydown', 'pointerdown'] as const

/**
 * Keeps same-origin frames in sync: the frame a person touches leads, the others scroll with it and repeat its input.
 * Only trusted events lead, so play functions and scripts are not repeated. Returns the undo.
 */
export function syncFrames(frames: readonly HTMLIFrameElement[]): () => void {
  const stopped = new AbortController()
  const listened = new WeakSet<Document>()
  const queues = new Map<HTMLIFrameElement, Promise<void>>()
  let leader: HTMLIFrameElement | null = null
  let scroller: HTMLIFrameElement | null = null
  let repeating = false
  let settlesAt = 0

  const repeat = (frame: HTMLIFrameElement, target: HTMLElement, replay: Replay) => {
    const [path, name] = [pathTo(target), nameOf(target)]
    const run = async () => {
      const element = await find(frame, path, name, stopped.signal)
      const view = frame.contentDocument?.defaultView
      if (!element || !view) return
      repeating = true
      replay(element, view)
      repeating = false
    }
    queues.set(frame, (queues.get(frame) ?? Promise.resolve()).then(run))
  }

  const follow = (from: HTMLIFrameElement, event: Event) => {
    if (from !== leader || !event.isTrusted || repeating) return
    const done = replayOf(event)
    if (!done) return
    if (event.type === 'click') settlesAt = performance.now() + FOCUS_HOLD
    for (const frame of frames) if (frame !== from) repeat(frame, done.target, done.replay)
  }

  const scroll = (from: HTMLIFrameElement, event: Event) => {
    const box = elementOf(event.target)
    if (from !== scroller || !box) return
    const { scrollLeft: left, scrollTop: top } = box
    const path = pathTo(box)
    for (const frame of frames) {
      if (frame === from) continue
      frame.contentDocument?.querySelector(path)?.scrollTo({ left, top, behavior: 'instant' })
    }
  }

  const holdFocus = (frame: HTMLIFrameElement) => {
    if (leader && leader !== frame && performance.now() < settlesAt) leader.contentWindow?.focus()
  }

  const listen = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument
    if (!page || listened.has(page)) return
    listened.add(page)
    const on = (types: readonly string[], listener: (event: Event) => void) => {
      for (const type of types)
        page.addEventListener(type, listener, { capture: true, passive: true, signal: stopped.signal })
    }
    on([...pressEvents, ...scrollEvents], (event) => {
      if (event.isTrusted) scroller = frame
    })
    on(pressEvents, (event) => {
      if (!event.isTrusted) return
      leader = frame
      // Tab may leave the frame.
      if ('key' in event && event.key === 'Tab') settlesAt = 0
    })
    on(replayedEvents, (event) => follow(frame, event))
    on(['scroll'], (event) => scroll(frame, event))
    on(['focusin'], () => holdFocus(frame))
  }

  for (const frame of frames) {
    listen(frame)
    frame.addEventListener('load', () => listen(frame), { signal: stopped.signal })
  }
  return () => stopped.abort()
}

async function find(frame: HTMLIFrameElement, path: string, name: string, stopped: AbortSignal) {
  const until = performance.now() + FIND_TIMEOUT
  while (!stopped.aborted && performance.now() < until) {
    const element = frame.contentDocument?.querySelector<HTMLElement>(path)
    if (element && nameOf(element) === name) return element
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return null
}
