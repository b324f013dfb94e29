/** A selector that finds the same element in the same page under another theme. */
export function pathTo(element: Element): string {
  const { parentElement: parent, localName } = element
  if (!parent) return localName
  const alike = [...parent.children].filter((sibling) => sibling.localName === localName)
  return `${pathTo(parent)} > ${CSS.escape(localName)}:nth-of-type(${alike.indexOf(element) + 1})`
}

// Ids by `useId` depend on what was rendered before, which differs between themes.
const generatedId = /^_r_\w+_$/

/** Identifies an element: the same path may briefly hold another one. */
export function nameOf(element: Element): string {
  const names = ['aria-label', 'name', 'id', 'href', 'role'].map((attribute) => element.getAttribute(attribute) ?? '')
  return [element.localName, ...names.map((name) => (generatedId.test(name) ? '' : name))].join('|')
}

/** The HTML element of an event target; for SVG, its closest HTML ancestor. */
export function elementOf(target: EventTarget | null): HTMLElement | null {
  // Each frame has its own classes, so `instanceof` would be false.
  const node = target as Node | null
  if (node?.nodeType === Node.DOCUMENT_NODE) return (node as Document).documentElement
  let element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node?.parentElement ?? null)
  while (element && element.namespaceURI !== 'http://www.w3.org/1999/xhtml') element = element.parentElement
  return element as HTMLElement | null
}
