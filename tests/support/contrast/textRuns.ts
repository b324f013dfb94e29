/** A line of text: position, color, and whether WCAG counts it as large. */
export interface TextRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** RGB 0–255, alpha 0–1. */
  readonly color: readonly [number, number, number, number]
  readonly large: boolean
  /** Gradient text (`background-clip: text`): measured by pixels instead of by color. */
  readonly metal: boolean
  /** A light weight, whose strokes are mostly anti-aliased edges. */
  readonly thin: boolean
}

/** All visible lines of text that must be readable. */
export const readTextRuns = (): TextRun[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const runs: TextRun[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (element && node.nodeValue?.trim() && hasToBeReadable(element)) runs.push(...runsOf(node, element))
  }
  return runs
}

/** Hides all text but not its background. Returns the undo. */
export const hideText = (): (() => void) => {
  const sheet = injectSheet(`
    *,::before,::after,::placeholder{color:transparent!important;-webkit-text-fill-color:transparent!important}
    [data-metal]{background-image:none!important}`)
  const metal = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isMetal)
  for (const element of metal) element.dataset['metal'] = ''
  return () => {
    for (const element of metal) delete element.dataset['metal']
    sheet.remove()
  }
}

// Text in SVG art is exempt, and so are disabled controls (WCAG 1.4.3).
const hasToBeReadable = (element: Element): boolean =>
  !element.closest('svg, [aria-disabled="true"], :disabled, [inert], option, label:has(:disabled)') &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const runsOf = (node: Node, element: HTMLElement): TextRun[] => {
  const style = getComputedStyle(element)
  const color = colorOf(style.webkitTextFillColor || style.color, opacityOf(element))
  const metal = isMetal(element)
  if (color[3] < 0.05 && !metal) return []
  const range = document.createRange()
  range.selectNodeContents(node)
  const size = Number.parseFloat(style.fontSize)
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
  const thin = Number(style.fontWeight) < 500
  const text = node.nodeValue?.trim().slice(0, 40) ?? ''
  return [...range.getClientRects()]
    .filter((line) => isSeen(line, element))
    .map(({ x, y, width, height }) => ({ text, x, y, width, height, color, large, metal, thin }))
}

const isMetal = (element: Element): boolean => getComputedStyle(element).backgroundClip === 'text'

const isSeen = ({ x, y, width, height }: DOMRect, element: Element): boolean => {
  if (width < 3 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return false
  if (isCutOff(element, x + width / 2, y + height / 2)) return false
  // Elements without pointer events cannot be hit-tested; assume they are visible.
  if (getComputedStyle(element).pointerEvents === 'none') return true
  const spots = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) => [0.2, 0.8].map((down) => [across, down] as const))
  return spots.every(([across, down]) => {
    const top = document.elementFromPoint(x + width * across, y + height * down)
    return top !== null && (element.contains(top) || top.contains(element))
  })
}

/** Clipped by an ancestor: a shelf, or visually hidden text. */
const isCutOff = (element: Element | null, x: number, y: number): boolean => {
  if (!element || element === document.body) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const outside = x < left || x > right || y < top || y > bottom
  return (outside && getComputedStyle(element).overflow !== 'visible') || isCutOff(element.parentElement, x, y)
}

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Converts any CSS color by painting it. */
const colorOf = (css: string, opacity: number): TextRun['color'] => {
  if (!brush) throw new Error('this browser has no canvas')
  brush.clearRect(0, 0, 1, 1)
  brush.fillStyle = css
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return [red, green, blue, (alpha / 255) * opacity]
}

export const injectSheet = (text: string): HTMLStyleElement => {
  const sheet = document.createElement('style')
  sheet.textContent = text
  document.head.append(sheet)
  return sheet
}
