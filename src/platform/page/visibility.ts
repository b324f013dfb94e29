import { type Stop, stopAll } from '../clock'

export interface Visibility {
  hidden(): boolean
  /** Became visible, or was restored from the back/forward cache. */
  onShow(run: () => void): Stop
  /** Became hidden or is being unloaded. */
  onHide(run: () => void): Stop
}

const listen = (target: EventTarget, type: string, run: () => void): Stop => {
  target.addEventListener(type, run)
  return () => target.removeEventListener(type, run)
}

const listenTo =
  (state: DocumentVisibilityState, type: string) =>
  (run: () => void): Stop =>
    stopAll([
      listen(document, 'visibilitychange', () => document.visibilityState === state && run()),
      listen(window, type, run),
    ])

export const browserVisibility: Visibility = {
  hidden: () => document.visibilityState === 'hidden',
  onShow: listenTo('visible', 'pageshow'),
  onHide: listenTo('hidden', 'pagehide'),
}
