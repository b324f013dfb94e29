import { type Stop, stopAll } from './clock'

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

/** The browser's visibility. */
export const browserVisibility: Visibility = {
  hidden: () => document.visibilityState === 'hidden',
  onShow: (run) => {
    const stops = [
      listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && run()),
      listen(window, 'pageshow', run),
    ]
    return stopAll(stops)
  },
  onHide: (run) => {
    const stops = [
      listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && run()),
      listen(window, 'pagehide', run),
    ]
    return stopAll(stops)
  },
}
