import { durations, easings } from '../../theme/tokens'
import { motionReduced } from '../motion'

interface ExitOptions {
  /** Where the whole goes while it fades. */
  to?: PropertyIndexedKeyframes
  /** A part that goes its own way. */
  part?: { selector: string; to: PropertyIndexedKeyframes }
}

/**
 * Lets a picture of an element go, while the element itself is gone at once: the focus is back, the page can be used and
 * the next dialog may open before the picture has faded. Called just before the element is taken away.
 */
export function animateExit(element: HTMLElement, { to, part }: ExitOptions = {}): void {
  if (motionReduced()) return
  const picture = pictureOf(element)
  // Nothing can be above a modal dialog but what stands in it.
  const below = [...document.querySelectorAll<HTMLElement>('dialog:modal')]
    .filter((dialog) => dialog !== element)
    .at(-1)
  const host = below ?? document.body
  host.append(picture)
  keepScrolled(element, picture)
  for (const spoken of picture.querySelectorAll('[aria-live]')) spoken.remove()
  const timing = { duration: durations.base, easing: easings.exit, fill: 'forwards' } as const
  if (part) picture.querySelector(part.selector)?.animate(part.to, timing)
  const gone = () => picture.remove()
  picture.animate({ opacity: 0, ...to }, timing).finished.then(gone, gone)
}

/** The same look at the same place, for the eye only; its role and its names stay behind. */
function pictureOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const picture = document.createElement('div')
  for (const name of ['class', 'data-place', 'data-bare']) {
    const value = element.getAttribute(name)
    if (value !== null) picture.setAttribute(name, value)
  }
  picture.append(...[...element.children].map((child) => child.cloneNode(true)))
  picture.dataset['exiting'] = ''
  picture.inert = true
  picture.ariaHidden = 'true'
  Object.assign(picture.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    zIndex: '3',
    pointerEvents: 'none',
  })
  return picture
}

function keepScrolled(from: HTMLElement, to: HTMLElement): void {
  const copies = to.querySelectorAll('*')
  from.querySelectorAll('*').forEach(({ scrollTop }, at) => {
    const copy = copies[at]
    if (copy && scrollTop > 0) copy.scrollTop = scrollTop
  })
}
