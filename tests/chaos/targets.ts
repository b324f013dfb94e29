import type { Page } from 'playwright'
import type { Target } from './steps'

interface Computed {
  computedRole: string
  computedName: string
}

/** What can be tapped or typed into: shown, enabled, within the open modal dialog, and leading nowhere else. */
export const readTargets = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const modal = [...document.querySelectorAll(':modal')].at(-1)
    const CONTROLS = 'a[href], button, input, select, summary, textarea, [role=tab], [role=radio], [role=switch]'
    const isReachable = (element: Element): boolean => {
      if (element.closest('[inert], [aria-hidden=true], [disabled], [aria-disabled=true]')) return false
      if (element instanceof HTMLAnchorElement)
        return element.origin === location.origin && element.target !== '_blank' && !element.hasAttribute('download')
      return !(element instanceof HTMLInputElement && element.type === 'file')
    }
    const seen = new Map<string, number>()
    return [...(modal ?? document).querySelectorAll(CONTROLS)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { computedRole, computedName: name } = element as unknown as Computed
      // It has no role of its own.
      const role = element.localName === 'summary' ? 'summary' : computedRole
      const key = `${role} ${name}`
      const nth = seen.get(key) ?? 0
      seen.set(key, nth + 1)
      return isReachable(element) && name !== '' ? [{ role, name, nth }] : []
    })
  })
