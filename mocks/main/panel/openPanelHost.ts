import type { Controls } from '../../network/controls/controls'
import { countForced } from '../../panel/forced'
import type { MountedPanel } from '../../panel/mountPanel'
import type { PanelTarget } from '../../panel/target'
import { followDialogs } from './followDialogs'
import css from './host.css?inline'
import { keepEvents } from './keepEvents'

/** A press this long opens the panel, ms. */
const LONG_PRESS = 500
/** In local storage, beside the product's keys. */
const KEEPS_OPEN = 'mock-panel'

interface HostOptions {
  target: PanelTarget
  /** Of this page's world: the badge counts without loading the panel. */
  controls: Controls
  deviceState: () => string | null
  /** The link asks for it. */
  opens: boolean
}

const stored = {
  get: (): boolean => {
    try {
      return localStorage.getItem(KEEPS_OPEN) === '1'
    } catch {
      return false
    }
  },
  set: (keeps: boolean): void => {
    try {
      if (keeps) localStorage.setItem(KEEPS_OPEN, '1')
      else localStorage.removeItem(KEEPS_OPEN)
    } catch {
      // Without storage it opens once more by its handle.
    }
  },
}

/**
 * The panel's handle and its place above the page, open dialogs included. It takes neither focus nor Back from the app;
 * the panel itself is loaded when it is first opened.
 */
export const openPanelHost = ({ target, controls, deviceState, opens }: HostOptions): void => {
  const host = document.createElement('div')
  host.dataset['mockPanel'] = ''
  host.popover = 'manual'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]

  const handle = document.createElement('button')
  handle.type = 'button'
  handle.className = 'handle'
  handle.ariaLabel = 'QA panel'
  handle.ariaExpanded = 'false'
  const badge = document.createElement('span')
  badge.className = 'count'
  badge.hidden = true
  handle.append(badge)
  shadow.append(handle)

  let panel: MountedPanel | null = null
  let isOpen = false
  let keepsOpen = stored.get()

  const frame = () => ({
    onClose: close,
    onDetach: () => {
      // Steers this page by its own window.mock.
      if (window.open('/demo/panel', 'mock-panel', 'popup,width=480,height=800')) close()
    },
    keepsOpen,
    onKeepOpen: (keeps: boolean) => {
      keepsOpen = keeps
      stored.set(keeps)
      panel?.update(frame())
    },
  })
  const show = () => {
    host.classList.toggle('open', isOpen)
    handle.ariaExpanded = String(isOpen)
    handle.hidden = isOpen
  }
  async function open(): Promise<void> {
    if (isOpen) return
    isOpen = true
    const loaded = await import('../../panel/mountPanel').catch(() => null)
    // Closed meanwhile, or its file is gone: the handle stays, for another try.
    if (!isOpen || !loaded) {
      isOpen = false
      return
    }
    panel ??= loaded.mountPanel(shadow, target, frame())
    show()
  }
  function close(): void {
    const hadFocus = host.matches(':focus-within')
    isOpen = false
    panel?.end()
    panel = null
    show()
    if (hadFocus) handle.focus()
  }

  const count = () => {
    const forced = countForced({
      faults: controls.faults(),
      draws: controls.draws(),
      rounds: controls.rounds(),
      configs: controls.configs(),
      latency: controls.latency(),
      clock: controls.clock.mode(),
      device: deviceState(),
    })
    badge.hidden = forced === 0
    badge.textContent = String(forced)
    handle.ariaDescription = forced === 0 ? null : `${forced} forced`
  }

  let press: ReturnType<typeof setTimeout> | undefined
  handle.addEventListener('pointerdown', () => {
    press = setTimeout(() => void open(), LONG_PRESS)
  })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    handle.addEventListener(end, () => clearTimeout(press))
  handle.addEventListener('contextmenu', (event) => event.preventDefault())
  handle.addEventListener('click', () => void open())

  keepEvents(host)
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    close()
  })
  addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey && event.altKey && event.code === 'KeyQ')) return
      event.preventDefault()
      if (!isOpen) void open()
      else if (host.matches(':focus-within')) close()
      else shadow.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    },
    // Before the panel keeps its keys to itself.
    { capture: true },
  )

  followDialogs(host)
  controls.onChange(count)
  controls.onCall((phase) => phase === 'end' && count())
  count()
  show()
  if (opens || keepsOpen) void open()
}
