/** A pressable element and its labels. */
export interface Target {
  readonly element: Element
  readonly parts: readonly Element[]
}

const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem', 'slider', 'spinbutton']
const pressable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  ...roles.map((role) => `[role="${role}"]`),
].join(',')

/** All targets that can be pressed, after scrolling if needed. */
export const findTargets = (): Target[] =>
  [...document.body.querySelectorAll(pressable)]
    .map((element) => ({ element, parts: partsOf(element) }))
    .filter((target) => target.parts.some((part) => part.checkVisibility({ visibilityProperty: true })))
    .filter((target) => {
      bringIntoView(target)
      return isReachable(target)
    })

/** Scrolls to a target that is not completely in the window, or cut off by a list that scrolls. */
export const bringIntoView = (target: Target): void => {
  const { top, bottom, left, right } = boxOf(target)
  const middle = (left + right) / 2
  const cut = !isHit(target, middle, top + 1) || !isHit(target, middle, bottom - 1)
  if (top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && !cut) return
  target.parts[0]?.scrollIntoView({ block: 'center', inline: 'center' })
}

/** Bounding box in the window. */
export const boxOf = ({ parts }: Target): DOMRect => parts.map((part) => part.getBoundingClientRect()).reduce(unite)

/** Whether a press at this point hits the target. */
export const isHit = ({ parts }: Target, x: number, y: number): boolean => {
  const top = document.elementFromPoint(x, y)
  return top !== null && parts.some((part) => part.contains(top))
}

/** Links in sentences are exempt (WCAG 2.5.8). */
export const isInSentence = ({ element }: Target): boolean => {
  if (getComputedStyle(element).display !== 'inline') return false
  const sentence = element.parentElement?.textContent?.trim() ?? ''
  return sentence.length > (element.textContent?.trim().length ?? 0)
}

/** Describes a target for the report. */
export const nameOf = ({ element }: Target): string => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const name = [element.getAttribute('aria-label'), ...[...labels, element].map((one) => one.textContent?.trim())].find(
    Boolean,
  )
  return `${element.getAttribute('role') ?? element.localName} “${(name || element.outerHTML).slice(0, 60)}”`
}

// A visually hidden input is as large as its label.
const partsOf = (element: Element): Element[] => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const { width, height } = element.getBoundingClientRect()
  return width > 2 && height > 2 ? [element, ...labels.filter((label) => label.contains(element))] : labels
}

const unite = (a: DOMRect, b: DOMRect): DOMRect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y)
}

// Targets behind a modal are excluded, partly covered ones are not.
const isReachable = (target: Target): boolean => {
  const { x, y, width, height } = boxOf(target)
  const steps = [0.5, 0.15, 0.85]
  return steps.some((across) => steps.some((down) => isHit(target, x + width * across, y + height * down)))
}
