import { durations, easings } from '../../theme/tokens'
import { motionReduced } from '../motion'

interface ExitOptions {
  /** Keyframes of the entire element, besides the fade. */
  to?: PropertyIndexedKeyframes
  /** A part with keyframes of its own. */
  part?: { selector: string; to: PropertyIndexedKeyframes }
}

/**
 * Plays an exit animation on an inert clone, so that the element itself can be removed at once: focus returns, and the
 * page and the next dialog are usable before the animation ends. Call it just before removing the element.
 */
export function animateExit(element: HTMLElement, { to, part }: ExitOptions = {}): void {
  if (motionReduced()) return
  const clone = cloneOf(element)
  // Only content of a modal dialog can be above it.
  const below = [...document.querySelectorAll<HTMLElement>('dialog:modal')]
    .filter((dialog) => dialog !== element)
    .at(-1)
  const host = below ?? document.body
  host.append(clone)
  keepScrolled(element, clone)
  for (const region of clone.querySelectorAll('[aria-live]')) region.remove()
  const timing = { duration: durations.base, easing: easings.exit, fill: 'forwards' } as const
  if (part) clone.querySelector(part.selector)?.animate(part.to, timing)
  const gone = () => clone.remove()
  clone.animate({ opacity: 0, ...to }, timing).finished.then(gone, gone)
}

/** An inert clone at the same position, without role and accessible names. */
function cloneOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const clone = document.createElement('div')
  for (const name of ['class', 'data-place', 'data-bare']) {
    const value = element.getAttribute(name)
    if (value !== null) clone.setAttribute(name, value)
  }
  clone.append(...[...element.children].map((child) => child.cloneNode(true)))
  clone.dataset['exiting'] = ''
  clone.inert = true
  clone.ariaHidden = 'true'
  Object.assign(clone.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    zIndex: '3',
    pointerEvents: 'none',
  })
  return clone
}

function keepScrolled(from: HTMLElement, to: HTMLElement): void {
  const copies = to.querySelectorAll('*')
  from.querySelectorAll('*').forEach(({ scrollTop }, at) => {
    const copy = copies[at]
    if (copy && scrollTop > 0) copy.scrollTop = scrollTop
  })
}
