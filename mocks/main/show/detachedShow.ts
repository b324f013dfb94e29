import { installedShare } from '../../../src/platform/device/workerFiles'
import { mountShow } from '../../show/mountShow'
import { OfflineStore } from '../../show/OfflineStore'
import { ShowStore } from '../../show/ShowStore'
import { storedShow } from '../../show/showState'
import { type MockedPage, pageTarget } from '../panel/pageTarget'
import { showPage } from './showPage'

/** How often it is looked whether the steered page has loaded again, ms. */
const EVERY = 500

/** The remote in a window of its own: it steers the page that opened it, over that page's reloads. */
export const openDetachedShow = (): void => {
  document.title = 'Show'
  const element = document.createElement('div')
  Object.assign(element.style, { position: 'fixed', inset: '0' })
  document.body.replaceChildren(element)
  const alone = document.createElement('p')
  alone.setAttribute('role', 'status')
  alone.textContent = 'The page that this remote leads is closed. Open the demo again and tap Window in its remote.'
  Object.assign(alone.style, { padding: '24px', font: '500 16px/1.5 system-ui, sans-serif' })
  const shadow = element.attachShadow({ mode: 'open' })
  const offline = new OfflineStore(installedShare)
  offline.start()
  let steered: unknown
  let end: (() => void) | null = null
  const follow = () => {
    // A window of the same origin, as it was opened by the remote's own button.
    const opener = window.opener as MockedPage | null
    if (!opener || opener.closed) {
      end?.()
      end = null
      element.replaceWith(alone)
      return
    }
    if (opener.mock === steered) return
    const target = pageTarget(opener)
    const page = target && showPage(opener, target)
    const state = storedShow()
    if (!page || !state) return
    end?.()
    steered = opener.mock
    const store = new ShowStore(page, state)
    const stop = store.start()
    const unmount = mountShow(shadow, store, offline, {})
    end = () => {
      stop()
      unmount()
    }
  }
  follow()
  setInterval(follow, EVERY)
}
