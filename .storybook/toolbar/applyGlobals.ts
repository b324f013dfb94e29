import { addons } from 'storybook/preview-api'
import { directionOf as directionOfLocale } from '../../src/i18n/locales'
import { globalCss } from '../../src/theme/globalCss'
import { toVipTheme } from '../../src/theme/vip'
import { applyColourVision } from './colourVision'
import type { Globals } from './storyAddress'
import '../../src/theme/fonts.css'

const sheet = document.createElement('style')
// The product removes list markers; docs pages need them.
sheet.textContent = `${globalCss}.sbdocs-content ol{list-style:decimal}.sbdocs-content ul{list-style:disc}.sbdocs-content .sb-story :is(ol,ul){list-style:none}`
document.head.append(sheet)

export function directionOf({ direction, locale }: Globals): 'ltr' | 'rtl' {
  if (direction === 'ltr' || direction === 'rtl') return direction
  return directionOfLocale(String(locale))
}

/** Applies the toolbar state to the document, where the app applies the player's settings. */
export function applyGlobals(globals: Globals): void {
  const page = document.documentElement
  page.dataset['vip'] = String(toVipTheme(Number(globals['vip'])))
  page.dataset['motion'] = String(globals['motion'])
  page.style.fontSize = `${globals['textScale']}%`
  applyColourVision(globals['colourVision'])
  // A docs page is in English whatever the story's locale.
  const isDocs = new URLSearchParams(location.search).get('viewMode') === 'docs'
  page.lang = isDocs ? 'en' : String(globals['locale'])
  page.dir = isDocs ? 'ltr' : directionOf(globals)
}

let current: Globals = {}
const listeners = new Set<() => void>()

/** The toolbar state, for components outside of stories. */
export const toolbar = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// A docs page without a story gets no decorator, so listen to the channel.
void addons.ready().then((channel) => {
  const apply = ({ globals }: { globals: Globals }) => {
    current = globals
    applyGlobals(globals)
    for (const listener of listeners) listener()
  }
  channel.on('setGlobals', apply)
  channel.on('globalsUpdated', apply)
})
