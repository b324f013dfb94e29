import { installedShare } from '../../../src/platform/device/workerFiles'
import type { PanelTarget } from '../../panel/target'
import { mountShow } from '../../show/mountShow'
import { OfflineStore } from '../../show/OfflineStore'
import { pitch } from '../../show/pitch'
import { ShowStore, showAtStart } from '../../show/ShowStore'
import { type ShowState, storedShow, storeShow } from '../../show/showState'
import type { Notes } from '../notes'
import { followDialogs } from '../panel/followDialogs'
import { keepEvents } from '../panel/keepEvents'
import css from './host.css?inline'
import { keepKiosk } from './kiosk'
import { showPage } from './showPage'

/** The stored state of the named show, or of the one that goes on; null when there is none of that name. */
const stateOf = (name: string | undefined): ShowState | null => {
  const stored = storedShow()
  if (stored && (name === undefined || stored.show.name === name)) return stored
  return name === pitch.name ? showAtStart(pitch) : null
}

interface ShowHostOptions {
  target: PanelTarget
  notes: Notes
  /** As the link names it; undefined when it goes on. */
  name: string | undefined
}

/** The show's remote over the page, behind a handle of its own, and the word that nothing here is real money. */
export const openShowHost = ({ target, notes, name }: ShowHostOptions): void => {
  const state = stateOf(name)
  if (!state) {
    notes.add(`There is no show '${name}'; pitch, or one whose file was opened here.`)
    return
  }
  storeShow(state)
  const page = showPage(window, target)
  if (!page) return
  const store = new ShowStore(page, state)
  const offline = new OfflineStore(installedShare)

  const host = document.createElement('div')
  host.dataset['mockShow'] = ''
  host.popover = 'manual'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const said = document.createElement('p')
  said.className = 'said'
  said.textContent = 'Simulated: no real money'
  const handle = document.createElement('button')
  handle.type = 'button'
  handle.className = 'handle'
  const label = document.createElement('span')
  label.textContent = 'Show'
  handle.append(label)
  handle.ariaExpanded = 'false'
  shadow.append(handle, said)

  let end: (() => void) | null = null
  const close = () => {
    end?.()
    end = null
    host.classList.remove('open')
    handle.hidden = false
    handle.ariaExpanded = 'false'
  }
  const open = () => {
    if (end) return
    host.classList.add('open')
    handle.hidden = true
    handle.ariaExpanded = 'true'
    end = mountShow(shadow, store, offline, {
      onClose: close,
      onDetach: () => {
        if (window.open('/demo/show', 'mock-show', 'popup,width=420,height=760')) close()
      },
      onEnd: () => {
        close()
        storeShow(null)
        host.remove()
      },
    })
  }
  handle.addEventListener('click', open)
  keepEvents(host)
  followDialogs(host)
  store.start()
  offline.start()
  keepKiosk(store, notes)
  // Before the first beat there is nothing else to do.
  if (state.beat === null) open()
}
