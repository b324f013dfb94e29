/** Where an element stands in its document, said so that the same page under another theme has it there, too. */
export function pathTo(element: Element): string {
  const { parentElement: parent, localName } = element
  if (!parent) return localName
  const alike = [...parent.children].filter((sibling) => sibling.localName === localName)
  return `${pathTo(parent)} > ${CSS.escape(localName)}:nth-of-type(${alike.indexOf(element) + 1})`
}

// What React calls an element by itself depends on how much was drawn before it, which differs from theme to theme.
const madeUp = /^_r_\w+_$/

/** What an element is called: the same place may be held by something else for a moment. */
export function nameOf(element: Element): string {
  const names = ['aria-label', 'name', 'id', 'href', 'role'].map((attribute) => element.getAttribute(attribute) ?? '')
  return [element.localName, ...names.map((name) => (madeUp.test(name) ? '' : name))].join('|')
}

/** The element to which a press or a scroll belongs; a drawing has none of its own. */
export function elementOf(target: EventTarget | null): HTMLElement | null {
  // Each frame has classes of its own, so `instanceof` would always say no.
  const node = target as Node | null
  if (node?.nodeType === Node.DOCUMENT_NODE) return (node as Document).documentElement
  let element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node?.parentElement ?? null)
  while (element && element.namespaceURI !== 'http://www.w3.org/1999/xhtml') element = element.parentElement
  return element as HTMLElement | null
}
