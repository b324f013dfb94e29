import type { MockedPage } from './pageTarget'
import { windowPanel } from './windowPanel'

/** The panel in a window of its own: it steers the page that opened it. */
export const openDetached = (): void => {
  document.title = 'QA panel'
  const element = document.createElement('div')
  element.dataset['mockPanel'] = ''
  Object.assign(element.style, { position: 'fixed', inset: '0' })
  document.body.replaceChildren(element)
  windowPanel(element, () => {
    // A window of the same origin, as it was opened by the panel's own button.
    const opener = window.opener as MockedPage | null
    return opener && !opener.closed ? opener : null
  })
}
