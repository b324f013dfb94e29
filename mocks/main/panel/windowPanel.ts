import { type MountedPanel, mountPanel } from '../../panel/mountPanel'
import { type MockedPage, pageTarget } from './pageTarget'

/** How often it is looked whether the steered page has loaded again, ms. */
const EVERY = 500

/** Fills this window with a panel for another page, and follows that page over its reloads. */
export const windowPanel = (element: HTMLElement, pageOf: () => MockedPage | null): (() => void) => {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  let steered: unknown
  let panel: MountedPanel | null = null
  const follow = () => {
    const page = pageOf()
    if (page?.mock === steered && (panel !== null || steered === undefined)) return
    panel?.end()
    panel = null
    steered = page?.mock
    const target = page && pageTarget(page)
    if (target) panel = mountPanel(shadow, target, {})
  }
  follow()
  const timer = setInterval(follow, EVERY)
  return () => {
    clearInterval(timer)
    panel?.end()
  }
}
