import { type Stop, stopAll } from '../clock'

/** When the page is seen, left and restored. */
export interface Visibility {
  hidden(): boolean
  /** The page came to the front, or back from the history cache. */
  onShow(run: () => void): Stop
  /** The page went to the back or away. */
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

/** The browser's visibility. */
export const browserVisibility: Visibility = {
  hidden: () => document.visibilityState === 'hidden',
  onShow: listenTo('visible', 'pageshow'),
  onHide: listenTo('hidden', 'pagehide'),
}
