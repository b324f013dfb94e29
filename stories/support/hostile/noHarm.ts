import { expect } from 'storybook/test'

const OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/

const textNodes = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  // The walker shows text nodes only.
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter(({ data, parentElement }) => data.trim() !== '' && parentElement?.checkVisibility() === true)
}

const ancestors = (node: Node): Element[] => {
  const found: Element[] = []
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) found.push(at)
  return found
}

/** Whether an override in the text can turn words around that are not its own. */
const leaks = (node: Text): boolean => {
  if (!OVERRIDE.test(node.data)) return false
  for (const element of ancestors(node)) {
    const { unicodeBidi, display } = getComputedStyle(element)
    if (unicodeBidi !== 'normal' && unicodeBidi !== 'embed') return false
    if (element.textContent?.trim() !== node.data.trim()) return true
    if (!display.startsWith('inline') && display !== 'contents') return false
  }
  return false
}

/** Whether the text reaches past the window, outside of what clips or scrolls. */
const sticksOut = (node: Text): boolean => {
  const range = document.createRange()
  range.selectNodeContents(node)
  const { left, right, width } = range.getBoundingClientRect()
  if (width === 0 || (left >= -1 && right <= window.innerWidth + 1)) return false
  return !ancestors(node).some((element) => getComputedStyle(element).overflowX !== 'visible')
}

const shown = ({ data, parentElement }: Text) =>
  `${parentElement?.tagName.toLowerCase()} in ${parentElement?.parentElement?.tagName.toLowerCase()}: ${data.trim().slice(0, 60)}`

/** No markup of a text has become an element, no text is wider than the window, and none turns others around. */
export const noHarm = async (): Promise<void> => {
  await expect(document.querySelectorAll('[onerror], [src="x"], [href^="javascript"]')).toHaveLength(0)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  const texts = textNodes()
  await expect(texts.filter(sticksOut).map(shown)).toEqual([])
  await expect(texts.filter(leaks).map(shown)).toEqual([])
}
