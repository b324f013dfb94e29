import { createRoot } from 'react-dom/client'
import { Panel, type PanelFrame } from './Panel'
import { PanelContext } from './PanelContext'
import { PanelStore } from './PanelStore'
import css from './panel.css?inline'
import type { PanelTarget } from './target'

export interface MountedPanel {
  /** Renders it again, in a changed frame. */
  update(frame: PanelFrame): void
  /** Takes it away, and ends its listeners. */
  end(): void
}

/** Renders a panel into a shadow root: its styles are its own, and none of the page's reach it. */
export const mountPanel = (shadow: ShadowRoot, target: PanelTarget, frame: PanelFrame): MountedPanel => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
  const element = document.createElement('div')
  element.className = 'mount'
  element.lang = 'en'
  element.dir = 'ltr'
  shadow.append(element)
  const store = new PanelStore(target)
  const stop = store.start()
  const root = createRoot(element)
  const render = (shown: PanelFrame) =>
    root.render(
      <PanelContext value={store}>
        <Panel {...shown} />
      </PanelContext>,
    )
  render(frame)
  return {
    update: render,
    end: () => {
      stop()
      // React may be rendering what this is a part of.
      setTimeout(() => root.unmount())
      element.remove()
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}
