import type { PanelTarget } from '../../panel/target'
import type { ShowPage } from '../../show/ShowStore'

/** The page that a remote steers: this one, or the one that opened its window; null when its world is elsewhere. */
export const showPage = (page: Window, { page: own }: PanelTarget): ShowPage | null =>
  own && {
    origin: page.location.origin,
    go: (address) => page.location.assign(address),
    setTheme: own.setTheme,
    link: own.link,
    language: () => page.document.documentElement.lang,
  }
