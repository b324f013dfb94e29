import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import css from '../panel/panel.css?inline'
import type { OfflineStore } from './OfflineStore'
import { ShowRemote } from './ShowRemote'
import type { ShowStore } from './ShowStore'
import ownCss from './show.css?inline'

interface Frame {
  onClose?: () => void
  onDetach?: () => void
  onEnd?: () => void
}

const Mounted = observer(function Mounted({
  store,
  offline,
  ...frame
}: Frame & { store: ShowStore; offline: OfflineStore }) {
  return <ShowRemote store={store} offline={offline.share} {...frame} />
})

/** Renders a remote into a shadow root. Returns the end of it. */
export const mountShow = (shadow: ShadowRoot, store: ShowStore, offline: OfflineStore, frame: Frame): (() => void) => {
  const sheets = [css, ownCss].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, ...sheets]
  const element = document.createElement('div')
  element.className = 'mount'
  element.lang = 'en'
  element.dir = 'ltr'
  shadow.append(element)
  const root = createRoot(element)
  root.render(<Mounted store={store} offline={offline} {...frame} />)
  return () => {
    // React may be rendering what this is a part of.
    setTimeout(() => root.unmount())
    element.remove()
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => !sheets.includes(one))
  }
}
