import { elementOf, nameOf, pathTo } from './elementPath'
import { type Deed, deedOf } from './replay'

/** How long a page may take to come to where the first one is, ms. */
const PATIENCE = 4000

/** How long after a press a page that opens something may take the focus, which is then given back, ms. */
const SETTLING = 1500

const presses = ['pointerdown', 'touchstart', 'keydown'] as const
const looks = ['pointermove', 'wheel'] as const
const mirrored = ['click', 'input', 'keydown', 'pointerdown'] as const

/**
 * Keeps pages of one origin in step: whichever a person touches leads, the others scroll with it and do what was done
 * there. Only a person leads, so play functions and what the pages do by themselves are not repeated.
 */
export function mirror(frames: readonly HTMLIFrameElement[]): () => void {
  const stopped = new AbortController()
  const heard = new WeakSet<Document>()
  const queues = new Map<HTMLIFrameElement, Promise<void>>()
  let leader: HTMLIFrameElement | null = null
  let scroller: HTMLIFrameElement | null = null
  let repeating = false
  let settlesAt = 0

  const repeat = (frame: HTMLIFrameElement, on: HTMLElement, deed: Deed) => {
    const [path, name] = [pathTo(on), nameOf(on)]
    const act = async () => {
      const element = await find(frame, path, name, stopped.signal)
      const view = frame.contentDocument?.defaultView
      if (!element || !view) return
      repeating = true
      deed(element, view)
      repeating = false
    }
    queues.set(frame, (queues.get(frame) ?? Promise.resolve()).then(act))
  }

  const follow = (from: HTMLIFrameElement, event: Event) => {
    if (from !== leader || !event.isTrusted || repeating) return
    const done = deedOf(event)
    if (!done) return
    if (event.type === 'click') settlesAt = performance.now() + SETTLING
    for (const frame of frames) if (frame !== from) repeat(frame, done.on, done.deed)
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
    if (!page || heard.has(page)) return
    heard.add(page)
    const hear = (types: readonly string[], listener: (event: Event) => void) => {
      for (const type of types)
        page.addEventListener(type, listener, { capture: true, passive: true, signal: stopped.signal })
    }
    hear([...presses, ...looks], (event) => {
      if (event.isTrusted) scroller = frame
    })
    hear(presses, (event) => {
      if (!event.isTrusted) return
      leader = frame
      // Whoever leaves a page by Tab has left it.
      if ('key' in event && event.key === 'Tab') settlesAt = 0
    })
    hear(mirrored, (event) => follow(frame, event))
    hear(['scroll'], (event) => scroll(frame, event))
    hear(['focusin'], () => holdFocus(frame))
  }

  for (const frame of frames) {
    listen(frame)
    frame.addEventListener('load', () => listen(frame), { signal: stopped.signal })
  }
  return () => stopped.abort()
}

async function find(frame: HTMLIFrameElement, path: string, name: string, stopped: AbortSignal) {
  const until = performance.now() + PATIENCE
  while (!stopped.aborted && performance.now() < until) {
    const element = frame.contentDocument?.querySelector<HTMLElement>(path)
    if (element && nameOf(element) === name) return element
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return null
}
