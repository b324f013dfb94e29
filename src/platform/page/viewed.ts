import type { Stop } from '../clock'

/** Share of an element that counts as seen (spec §7). */
const SHARE = 0.5

/** Marks an element to report; its value is `kind:id`. */
const MARK = 'data-viewed'

/** Reports marked elements at half visibility, each value once per page address. */
export const watchViewed = (onView: (kind: string, id: string) => void): Stop => {
  const seen = new Set<string>()
  let path = ''
  const report = (value: string) => {
    if (path !== location.pathname) seen.clear()
    path = location.pathname
    if (seen.has(value)) return
    seen.add(value)
    const [kind = '', id = ''] = value.split(':')
    onView(kind, id)
  }
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const value = target.getAttribute(MARK)
        if (value !== null && intersectionRatio >= SHARE) report(value)
      }
    },
    { threshold: SHARE },
  )
  const watch = (node: Node) => {
    if (!(node instanceof Element)) return
    for (const marked of [node, ...node.querySelectorAll(`[${MARK}]`)]) {
      if (!marked.hasAttribute(MARK)) continue
      // Again from the start, as its value may have changed.
      views.unobserve(marked)
      views.observe(marked)
    }
  }
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') watch(target)
      else addedNodes.forEach(watch)
    }
  })
  watch(document.body)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: [MARK] })
  return () => {
    views.disconnect()
    changes.disconnect()
  }
}
